import { type RuleId, type Seat, seatsOf } from '@kast/kernel';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { type DrunterView, standInTheEnd, STONES_PER_COLOUR } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** Why it ended, and how near whoever lost has come. DD5.2, DD5.4, DD5.5 */
export function verdict(
  view: DrunterView,
  texts: DrunterTexts,
  players: readonly Player[] = [],
): { readonly reason: string; readonly rule: RuleId } | undefined {
  const { outcome } = view;
  if (!outcome) return undefined;
  const playerAt = playerOrSeat(texts, players);
  const figures = seatsToTell(view, players).flatMap((seat) => {
    const stand = standInTheEnd(view, seat);
    if (!stand) return [];
    const { stood } = texts.table.reckoning;
    return [stood({ who: playerAt(seat), stones: stand.right, of: STONES_PER_COLOUR })];
  });
  return { reason: [texts.outcome(outcome, players), ...figures].join(' '), rule: outcome.rule };
}

/** Who reads it, and the only other one; DD5.5: first what was enough. The reckoning has them all. */
function seatsToTell(
  { outcome, inHand }: DrunterView,
  players: readonly Player[],
): readonly Seat[] {
  const isYours = (seat: Seat): boolean => players[seat - 1]?.isYou === true;
  const winners = outcome?.winners ?? [];
  const losers = seatsOf(inHand.length).filter((seat) => !winners.includes(seat));
  const told = losers.length === 1 ? losers : losers.filter(isYours);
  if (outcome?.rule !== 'DD5.5') return told;
  return [...(winners.some(isYours) ? winners.filter(isYours) : winners.slice(0, 1)), ...told];
}
