import type { Seat } from '@kast/kernel';
import { keepAct } from './acting-seat.ts';
import { addToHand, type Card, removeCard } from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { PailleRefusal } from './refusals.ts';
import type { PailleState, TakeMove } from './state.ts';

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
  keepAct(draft, { took: card });
  tell({ kind: 'took', seat, card });
}
