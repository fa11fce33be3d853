import type { Outcome, Seat } from '@kast/kernel';
import type { Card, Character } from './cards.ts';
import type { Reckoning, ShownCard } from './state.ts';

/**
 * What happens at the table, in the order in which it is shown and told. A part that may be absent
 * is a secret: it is there only for those who may know it.
 */
export type PailleEvent =
  /** CP2: a round is laid out. `hands` holds what each seat was dealt, nothing for the others. */
  | {
      readonly kind: 'dealt';
      readonly round: number;
      readonly hands: readonly DealtHand[];
      readonly week: number;
      readonly menu: readonly Card[];
      readonly pile: number;
    }
  | { readonly kind: 'shark'; readonly seat: Seat }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card?: Card }
  /** CP3.1: all at once, in the order of play. */
  | { readonly kind: 'shown'; readonly cards: readonly ShownCard[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: Card }
  /** CP4.2: Coco's effect is named before it works. */
  | { readonly kind: 'called'; readonly seat: Seat; readonly effect: 'cook' | 'land' | 'carte' }
  | {
      readonly kind: 'cooked';
      readonly seat: Seat;
      readonly position: number;
      readonly card: Card;
      readonly wasUp: boolean;
    }
  | {
      readonly kind: 'landed';
      readonly seat: Seat;
      readonly from: 'menu' | 'pile' | 'hand';
      readonly card?: Card;
    }
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly positions: readonly number[];
      readonly cards?: readonly Card[];
    }
  /** CP3.4: what is left of the menu goes to the discard pile. */
  | { readonly kind: 'cleared'; readonly cards: readonly Card[] }
  | { readonly kind: 'laid'; readonly card: Card }
  | { readonly kind: 'turned'; readonly position: number; readonly card: Card }
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'reckoned'; readonly reckoning: Reckoning }
  /** CP6.3: with the cards that left the hands. */
  | {
      readonly kind: 'named';
      readonly seat: Seat;
      readonly character: Character;
      readonly removed: readonly RemovedCards[];
    }
  /** CP6.4: all table cards are put together for the next round, with the winner's Cocos. */
  | { readonly kind: 'gathered'; readonly seat: Seat; readonly cocos: readonly Card[] }
  | { readonly kind: 'out'; readonly seat: Seat }
  /** All hands are open now. CP5.4 */
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      readonly hands: readonly (readonly Card[])[];
    };

/** CP3.4: the day that a turn ends with. The first one lies open from the deal (CP2.2), the last one is the end (CP5.1). */
export function dayAtEndOf(events: readonly PailleEvent[]): TurnedDay | undefined {
  if (events.some(({ kind }) => kind === 'dealt' || kind === 'reckoned')) return undefined;
  return events.find((event) => event.kind === 'turned');
}

export type TurnedDay = Extract<PailleEvent, { readonly kind: 'turned' }>;

export interface DealtHand {
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly Card[];
}

export interface RemovedCards {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}
