import type { Standing } from '@kast/kernel';
import type { EndOfMatch } from '../table/result-words.ts';
import { endIn } from '../table/told-ply.ts';
import type { ReadMatch } from './read-match.ts';

/** The end of a match that stood so; undefined before its last ply. T3: and as the game itself would have it. */
export function endThen(
  { playthrough }: Pick<ReadMatch, 'playthrough'>,
  standing: Standing,
): EndOfMatch | undefined {
  const { game, state } = playthrough.match;
  const turn = game.turn(state);
  return endIn(standing, turn.kind === 'over' ? turn.outcome : undefined);
}
