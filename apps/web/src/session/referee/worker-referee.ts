import type { MatchRecord, RecordFault } from '@kast/kernel';
import { workerLine } from '../worker/worker-line.ts';
import type { RefereeDesk } from './referee-desk.ts';

/** Judges in a worker of its own, never behind a computer that thinks. Only a first throw starts it. */
export function workerReferee(): RefereeDesk {
  const line = workerLine();
  return {
    judge: ({ game, state }) => line.ask({ kind: 'judge', game: game.info.id, state }),
    close: line.close,
  };
}

/** Everything that a referee decided in this record, judged again. */
export async function verdictsJudgedAgain(record: MatchRecord): Promise<RecordFault | undefined> {
  const line = workerLine();
  try {
    return await line.ask({ kind: 'check', record });
  } finally {
    line.close();
  }
}
