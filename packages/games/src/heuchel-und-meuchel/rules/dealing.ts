import { type Random, shuffled } from '@kast/kernel';
import { type Card, CLASSES, classOf, DECK, fromLowToHigh, startRow } from './cards.ts';
import { EMPTY_COLUMN, openPile, withPile } from './columns.ts';
import type { HeuchelRefusal } from './refusals.ts';
import type { Column, HeuchelState } from './state.ts';

/** HM2.1 */
export const HAND = 6;

export function drawDeal(state: HeuchelState, random: Random): readonly (readonly Card[])[] {
  const deck = shuffled(random, DECK);
  return state.hands.map((_, index) => fromLowToHigh(deck.slice(index * HAND, (index + 1) * HAND)));
}

export function checkDeal(
  state: HeuchelState,
  hands: readonly (readonly Card[])[],
): HeuchelRefusal | undefined {
  const cards = hands.flat();
  const sound =
    hands.length === state.seats &&
    hands.every((hand) => hand.length === HAND && fromLowToHigh(hand).join() === hand.join()) &&
    new Set(cards).size === cards.length;
  return sound ? undefined : { rule: 'HM2.1', reason: 'bad-deal', facts: {} };
}

export function deal(state: HeuchelState, hands: readonly (readonly Card[])[]): HeuchelState {
  // HM2.4: with nothing to arrange a seat is done at once.
  const arranged = hands.map((hand) => (stacksOf(hand).length === 0 ? [] : null));
  return layOutIfDone({ ...state, phase: 'arranging', hands, arranged });
}

/** HM2.3: the classes of which a hand has several cards, low class first. */
export function stacksOf(hand: readonly Card[]): readonly (readonly Card[])[] {
  return CLASSES.map((kind) => hand.filter((card) => classOf(card) === kind)).filter(
    (cards) => cards.length > 1,
  );
}

export function checkArrangement(
  hand: readonly Card[],
  stacks: readonly (readonly Card[])[],
): HeuchelRefusal | undefined {
  const spelled = (groups: readonly (readonly Card[])[]): string =>
    groups.map((cards) => fromLowToHigh(cards).join('>')).join(' ');
  const wanted = stacksOf(hand);
  if (spelled(stacks) === spelled(wanted)) return undefined;
  return { rule: 'HM2.3', reason: 'not-your-cards', facts: { cards: wanted.flat() } };
}

export function arrange(
  state: HeuchelState,
  seat: number,
  stacks: readonly (readonly Card[])[],
): HeuchelState {
  const arranged = state.arranged.map((other, index) => (index === seat - 1 ? stacks : other));
  return layOutIfDone({ ...state, arranged });
}

/** Every order that a hand's stacks can be given. */
export function arrangements(hand: readonly Card[]): readonly (readonly (readonly Card[])[])[] {
  return stacksOf(hand).reduce<readonly (readonly (readonly Card[])[])[]>(
    (orders, stack) =>
      orders.flatMap((order) => permutations(stack).map((cards) => [...order, cards])),
    [[]],
  );
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** HM2.2, HM2.4: when the last seat is done all cards are laid out together. */
function layOutIfDone(state: HeuchelState): HeuchelState {
  if (state.arranged.includes(null)) return state;
  const columns = state.hands.map((hand, index) =>
    layOut(hand, state.arranged[index] ?? [], index + 1),
  );
  const none = state.hands.map(() => []);
  return { ...state, phase: 'first', columns, hands: none, arranged: none };
}

/** HM2.2: each card on the start row of its class, the stacks in the order that they were given. */
export function layOut(
  hand: readonly Card[],
  stacks: readonly (readonly Card[])[],
  seat: number,
): Column {
  return CLASSES.reduce((column, kind) => {
    const cards =
      stacks.find(([top]) => top && classOf(top) === kind) ??
      hand.filter((card) => classOf(card) === kind);
    const lying = cards.map((card) => ({ card, known: seat }));
    return withPile(column, startRow(kind), openPile(lying));
  }, EMPTY_COLUMN);
}
