import type { Draft, Tell } from './draft.ts';
import { bestOf, countingCards, ranksOf, scoreOf, totalsOf } from './scoring.ts';
import { seatsInPlay } from './seating.ts';
import { nearestToShark } from './shark.ts';
import type { PailleState, Reckoning } from './state.ts';

/** CP5: the week is over. A single game is over too; in the voyage the winner names a character. */
export function reckon(draft: Draft, tell: Tell): void {
  const reckoning = reckoningOf(draft);
  draft.reckonings.push(reckoning);
  tell({ kind: 'reckoned', reckoning });
  if (draft.voyage) {
    draft.stage = 'eat'; // CP6.3
    return;
  }
  const { winners, scores } = reckoning;
  end(draft, { winners, scores, rule: 'CP5.1' }, tell);
}

export function end(draft: Draft, outcome: NonNullable<PailleState['outcome']>, tell: Tell): void {
  draft.stage = 'over';
  draft.outcome = outcome;
  tell({ kind: 'ended', outcome, hands: draft.hands.map((hand) => hand.slice()) });
}

export type WeekEnd = Pick<PailleState, 'voyage' | 'round' | 'week' | 'hands' | 'out' | 'shark'>;

export function reckoningOf(state: WeekEnd): Reckoning {
  const totals = totalsOf(state.week.map(({ card }) => card)); // CP5.2
  const ranks = ranksOf(totals);
  const eaten = ranks[0] ?? []; // CP5.3; CP5.2: an empty week, nobody
  const scores = state.hands.map((hand) => scoreOf(hand, eaten)); // CP5.4
  const { winners, settledBy } = bestOf(seatsInPlay(state), state.hands, ranks); // CP5.6
  const base = { round: state.round, totals, eaten, scores };
  if (!state.voyage) return { ...base, winners, settledBy, shown: [] };
  // CP6.2: a voyage goes on with one winner.
  const winner = nearestToShark(state, winners) ?? state.shark;
  const hand = state.hands[winner - 1] ?? [];
  return {
    ...base,
    winners: [winner],
    settledBy: winners.length > 1 ? 'shark' : settledBy,
    shown: countingCards(hand, eaten), // CP6.1
  };
}
