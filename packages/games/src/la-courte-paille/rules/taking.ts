import type { Seat } from '@kast/kernel';
import { addToHand, type Card, removeCard } from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { TakeMove } from './move.ts';
import type { PailleRefusal } from './refusal.ts';
import type { PailleState } from './state.ts';

/** CP3.2 */
export function takes(state: PailleState): TakeMove[] {
  return state.menu.map((card) => ({ kind: 'take', card }));
}

export function whyNotTake(state: PailleState, card: Card): PailleRefusal | undefined {
  if (state.menu.includes(card)) return undefined;
  return { rule: 'CP3.2', reason: 'not-on-menu', facts: { card } };
}

export function take(draft: Draft, seat: Seat, card: Card, tell: Tell): void {
  removeCard(draft.menu, card);
  addToHand(handOf(draft, seat), card);
  tell({ kind: 'took', seat, card });
}
