import { type Player, playerOrSeat } from '@kast/games/box/texts/part.ts';
import type { Viewer } from '@kast/kernel';
import { mayFly, type MorrisState, seatOf } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: MorrisState,
  viewer: Viewer,
  texts: MorrisTexts,
  players: readonly Player[],
): string {
  const words = texts.table.prompt;
  const { turn, inHand, outcome } = view;
  if (outcome) return texts.outcome(outcome, players);
  const seat = seatOf(turn);
  if (viewer !== seat) return words.turnOf({ who: playerOrSeat(texts, players)(seat) });
  if (inHand[turn] > 0) return words.place;
  return mayFly(view, turn) ? words.fly : words.move;
}
