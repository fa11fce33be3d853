import { must, type Seat } from '@kast/kernel';
import type { Draft } from './draft.ts';
import type { Act, PailleState, ShownCard } from './state.ts';

type OrderOfPlay = Pick<PailleState, 'shown' | 'begun'>;

/** The card with which somebody is acting: it has gone to the discard pile already. CP3.2 */
export function actingCard(state: OrderOfPlay): ShownCard {
  return must(state.shown[state.begun - 1], 'a seat that acts');
}

export function actingSeat(state: OrderOfPlay): Seat {
  return actingCard(state).seat;
}

/** Everybody sees what is done with it, and may look at it until the turn is over. CP7.1 */
export function keepAct(draft: Draft, done: Omit<Act, keyof ShownCard>): void {
  draft.shown[draft.begun - 1] = { ...actingCard(draft), ...done };
}

/** The same as everybody sees it; nobody while cards are chosen, counted or laid anew. CP3.2 */
export function seenActing(view: OrderOfPlay & Pick<PailleState, 'stage'>): ShownCard | undefined {
  return view.stage === 'act' ? view.shown[view.begun - 1] : undefined;
}

/** CP3.2: has the chosen card of this seat gone to the discard pile? */
export function hasDiscarded({ shown, begun }: OrderOfPlay, seat: Seat): boolean {
  return shown.slice(0, begun).some((card) => card.seat === seat);
}
