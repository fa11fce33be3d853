import { readFileSync } from 'node:fs';
import { registry, rulesOf } from '@kast/games';
import { compareMoves, drawAgain, truthOf, believe } from '@kast/games/box/hindsight.ts';
import { type MatchRecord, must, readRecord } from '@kast/kernel';
import { type ReelStage, stagesOf } from '../replay/reel.ts';
import type { HindsightDesk } from './hindsight-desk.ts';

/** Looks back in place, as the worker does. */
export function deskHere(): HindsightDesk & { readonly asked: { draws: number } } {
  const asked = { draws: 0 };
  return {
    asked,
    believe: (task) => believe(registry, task),
    truth: (task) => truthOf(registry, task),
    drawAgain(task) {
      asked.draws += task.draws;
      return drawAgain(registry, task);
    },
    compare: (task) => compareMoves(registry, task),
    close: () => undefined,
  };
}

/** A golden match, ply by ply. */
export async function goldenStages(game: string, name: string): Promise<readonly ReelStage[]> {
  const file = new URL(
    `../../../../packages/games/src/${game}/golden/${name}.json`,
    import.meta.url,
  );
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const box = must(
    registry.find(({ info }) => info.id === game),
    game,
  );
  const read = readRecord(record, must(await rulesOf(box, record.rulesVersion), 'its rules'));
  if (!read.ok) throw new Error(read.error.code);
  return stagesOf(read.value);
}
