import type { Outcome, Seat } from '@kast/kernel';
import type { GameTexts } from './game-texts.ts';
import type { Player } from './part.ts';

/** T3: nothing where somebody who has resigned would have won, since that is not how the match ends. */
export function toldOutcome(
  texts: Pick<GameTexts, 'outcome'>,
  outcome: Outcome,
  players: readonly Player[],
  resigned: readonly Seat[],
): string {
  const isOverruled = outcome.winners.some((seat) => resigned.includes(seat));
  return isOverruled ? '' : texts.outcome(outcome, players);
}
