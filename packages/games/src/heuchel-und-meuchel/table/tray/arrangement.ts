import { type Choices, pickOne } from '@kast/ui/kit';
import {
  type Card,
  type HeuchelView,
  type KnownColumn,
  layOut,
  stacksOf,
} from '../../rules/index.ts';

/** The stacks of a hand while they are being arranged: top card first. */
export type Draft = readonly (readonly Card[])[];

/** To begin with the highest card lies on top: it protects the others best. */
export function firstDraft(hand: readonly Card[]): Draft {
  return stacksOf(hand).map((cards) => cards.toReversed());
}

/** HM2.3: a card is carried to another one of its stack, and they change places. Makes the next draft. */
export function swapsIn(draft: Draft): Choices<Draft> {
  const stackOf = (cell: string) => draft.find((cards) => cards.some((card) => card === cell));
  return {
    pick: pickOne((cell) => stackOf(cell) !== undefined),
    carry([one], other) {
      const stack = stackOf(other);
      const from = stack?.findIndex((card) => card === one) ?? -1;
      const to = stack?.findIndex((card) => card === other) ?? -1;
      const [first, second] = [stack?.[from], stack?.[to]];
      if (!stack || !first || !second) return undefined;
      const swapped = stack.with(from, second).with(to, first);
      return { kind: 'play', move: draft.map((cards) => (cards === stack ? swapped : cards)) };
    },
  };
}

/** The cards that lie elsewhere in the next draft. */
export function movedIn(draft: Draft, next: Draft): readonly Card[] {
  const lying = next.flat();
  return draft.flat().filter((card, place) => card !== lying[place]);
}

/** The columns as they are drawn: while it is being arranged the own hand lies where it will lie. */
export function columnsShown(
  view: HeuchelView,
  viewer: number | 'watcher' | 'open',
  draft: Draft,
): readonly KnownColumn[] {
  if (view.phase !== 'arranging' || typeof viewer !== 'number') return view.columns;
  return view.columns.with(viewer - 1, layOut(view.hand, view.arranged ?? draft, viewer));
}
