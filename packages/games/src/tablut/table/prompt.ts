import type { Viewer } from '@kast/kernel';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { seatOf, type TablutView } from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: TablutView,
  viewer: Viewer,
  texts: TablutTexts,
  players: readonly Player[],
): string {
  const words = texts.table.prompt;
  const { turn, threats, cornersInReach, outcome } = view;
  if (outcome) return texts.outcome(outcome, players);
  const seat = seatOf(turn);
  if (viewer !== seat) return words.turnOf({ who: playerOrSeat(texts, players)(seat) });
  if (cornersInReach.length > 0) return words.cornerInReach({ side: turn });
  const isLive = threats.some(({ status }) => status !== 'void');
  if (turn === 'light') return isLive ? words.threatened : words.yourTurn({ side: turn });
  if (threats.some(({ status }) => status === 'warned')) return words.warned;
  return threats.length > 0 && !isLive ? words.void : words.yourTurn({ side: turn });
}
