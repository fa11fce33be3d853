import { must, type Seat } from '@kast/kernel';
import { type Card, removeCard, valueOf } from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { PailleRefusal } from './refusals.ts';
import { seatsInPlay } from './seating.ts';
import { stepsFromShark } from './shark.ts';
import type { PailleState, PickMove, ShownCard } from './state.ts';
import type { PailleView } from './view.ts';

/** CP3.1: who has yet to choose; nobody may pass. */
export function seatsToChoose(state: PailleState): readonly Seat[] {
  return seatsInPlay(state).filter((seat) => state.chosen[seat - 1] === null);
}

/** The same from outside, where only that a choice was made is seen. CP7.3 */
export function seatsSeenChoosing(
  view: Pick<PailleView, 'hands' | 'out' | 'chosen'>,
): readonly Seat[] {
  return seatsInPlay(view).filter((seat) => !view.chosen[seat - 1]?.made);
}

export function picks(state: PailleState, seat: Seat): PickMove[] {
  if (state.chosen[seat - 1] !== null) return [];
  return (state.hands[seat - 1] ?? []).map((card) => ({ kind: 'pick', card }));
}

export function whyNotPick(state: PailleState, seat: Seat, card: Card): PailleRefusal | undefined {
  if (state.hands[seat - 1]?.includes(card)) return undefined;
  return { rule: 'CP3.1', reason: 'not-in-hand', facts: { card } };
}

export function choose(draft: Draft, seat: Seat, card: Card, tell: Tell): void {
  removeCard(handOf(draft, seat), card);
  draft.chosen[seat - 1] = card;
  tell({ kind: 'chose', seat, card });
}

/** Who has one card has nothing to decide. */
export function chooseWhatIsForced(draft: Draft, tell: Tell): void {
  for (const seat of seatsToChoose(draft)) {
    const [card, ...others] = draft.hands[seat - 1] ?? [];
    if (card && others.length === 0) choose(draft, seat, card, tell);
  }
}

/** CP3.1: all together, and CP3.2 in the order in which they will act. */
export function showChoices(draft: Draft, tell: Tell): void {
  draft.shown = inOrderOfPlay(draft);
  draft.begun = 0;
  draft.chosen = draft.chosen.map(() => null);
  draft.stage = 'act';
  tell({ kind: 'shown', cards: draft.shown.slice() });
}

/** CP3.2 ascending values; CP3.3 of equal ones the nearest to the shark first; CP4.1 Coco as well. */
function inOrderOfPlay(state: PailleState): ShownCard[] {
  return seatsInPlay(state)
    .map((seat) => ({ seat, card: must(state.chosen[seat - 1], `the choice of seat ${seat}`) }))
    .toSorted(
      (one, other) =>
        valueOf(one.card) - valueOf(other.card) ||
        stepsFromShark(state, one.seat) - stepsFromShark(state, other.seat),
    );
}
