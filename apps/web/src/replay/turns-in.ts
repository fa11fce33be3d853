import { type Turn, turnOf } from '@kast/kernel';
import type { ReelStage } from './reel.ts';

const known = new WeakMap<readonly ReelStage[], readonly Turn[]>();

/** Who decides after each ply. Asked of the rules once: with every estimate that comes in, all curves are drawn anew. */
export function turnsIn(stages: readonly ReelStage[]): readonly Turn[] {
  const before = known.get(stages);
  if (before) return before;
  const turns = stages.map(({ hosted }) => turnOf(hosted.match));
  known.set(stages, turns);
  return turns;
}
