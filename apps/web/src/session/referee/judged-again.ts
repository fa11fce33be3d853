import type { MatchRecord, RecordFault } from '@kast/kernel';
import { workerLine } from '../worker/worker-line.ts';

/** Everything that a referee decided in this record, judged again: a long match would hold up the page. */
export async function verdictsJudgedAgain(record: MatchRecord): Promise<RecordFault | undefined> {
  const line = workerLine();
  try {
    return await line.ask({ kind: 'check', record });
  } finally {
    line.close();
  }
}
