import { must } from '@kast/kernel';
import { addToHand, type Card, isSameCards } from './cards.ts';
import { actingSeat } from './acting-seat.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { PailleRefusal } from './refusals.ts';
import type { Destination, PailleState } from './state.ts';
import { faceDown } from './week.ts';

/** Draws what is owed from the pile, as far as it goes: where cards stay owed, a reshuffle is due. */
export function drawOwed(draft: Draft, tell: Tell): void {
  while (draft.owed.length > 0) {
    const card = draft.pile.shift();
    if (card === undefined) {
      if (draft.discard.length === 0) draft.owed = []; // CP3.5: both empty, the card is not drawn
      return;
    }
    bring(draft, card, must(draft.owed.shift(), 'where the card goes'), tell);
  }
}

/** CP3.5: the new pile is exactly the discard pile. */
export function whyNotReshuffle(
  state: PailleState,
  cards: readonly Card[],
): PailleRefusal | undefined {
  if (isSameCards(state.discard, cards)) return undefined;
  const facts = { expected: state.discard.length };
  return { rule: 'CP3.5', reason: 'wrong-reshuffle', facts };
}

export function reshuffle(draft: Draft, cards: readonly Card[], tell: Tell): void {
  draft.pile = cards.slice();
  draft.discard = [];
  tell({ kind: 'reshuffled', count: cards.length });
}

function bring(draft: Draft, card: Card, to: Destination, tell: Tell): void {
  if (to === 'menu') {
    draft.menu.push(card);
    tell({ kind: 'laid', card });
  } else if (to === 'week') {
    draft.week.push(faceDown(card)); // CP4.4: from the pile nobody knows it
    tell({ kind: 'landed', seat: actingSeat(draft), from: 'pile', card });
  } else {
    addToHand(handOf(draft, to), card);
    tell({ kind: 'drew', seat: to, card });
  }
}
