import { must, pick, type Random, type Seen, shuffled } from '@kast/kernel';
import { type Card, CLASSES, classOf, DECK, fromLowToHigh, isCard, kindAtGoal } from './cards.ts';
import { arrangements, HAND, stacksOf } from './dealing.ts';
import { type KnownCard, type KnownColumn, mustRemember } from './knowing.ts';
import type { HeuchelMemory } from './memory.ts';
import type { Arranging, HeuchelView } from './view.ts';
import type { Column, HeuchelState } from './state.ts';

/** What the viewer knows lies where it lies; for the rest the cards it has never seen are dealt out. */
export function imagine(seen: HeuchelSeen, random: Random): HeuchelState {
  const { view } = seen;
  const dealt = view.phase === 'arranging' ? imagineHands(seen, random) : withoutHands(seen);
  return {
    options: view.options,
    seats: seen.seats,
    phase: view.phase,
    ...dealt,
    columns: fillIn(knownTo(seen), view.gone, random),
    gone: view.gone,
    onTurn: view.onTurn,
    landed: view.landed,
    roll: view.roll,
    outcome: view.outcome,
  };
}

type HeuchelSeen = Seen<HeuchelView, HeuchelMemory>;

type Dealt = Pick<HeuchelState, 'hands' | 'arranged'>;

function withoutHands({ view, seats }: HeuchelSeen): Dealt {
  const none = Array.from({ length: seats }, () => []);
  return { hands: none, arranged: view.phase === 'deal' ? none.map(() => null) : none };
}

/** HM8.3: what is remembered goes beyond what is shown. */
export function knownTo({ view, memory }: HeuchelSeen): readonly KnownColumn[] {
  if (!memory || view.outcome || !mustRemember(view)) return view.columns;
  return memory.columns.length > 0 ? memory.columns : view.columns;
}

/** In place of a card that is not known comes one that was never seen, of its class where that is known. */
function fillIn(
  columns: readonly KnownColumn[],
  gone: HeuchelView['gone'],
  random: Random,
): readonly Column[] {
  const lying = columns.flatMap((column) => column.flatMap((pile) => pile?.cards ?? []));
  const seen = new Set<string>([...lying.map(({ card }) => card), ...gone.flat()]);
  const unseen = new Map(
    CLASSES.map((kind) => {
      const cards = DECK.filter((card) => classOf(card) === kind && !seen.has(card));
      return [kind, shuffled(random, cards)];
    }),
  );
  const classed = eachCard(columns, ({ card, known }, pile): KnownCard => {
    const isTurned = card === '?' && pile.isFaceDown && pile.height === 0;
    if (isCard(card) || (card === '?' && !isTurned)) return { card, known };
    // HM5.1: on its goal row lies the class that has it there.
    const kind = isTurned ? kindAtGoal(pile.row) : classOf(card);
    return { card: must(unseen.get(kind)?.pop(), `an unseen card of class ${kind}`), known };
  });
  if (lying.every(({ card }) => card !== '?')) return classed as readonly Column[];
  const left = shuffled(random, [...unseen.values()].flat());
  return eachCard(classed, ({ card, known }) => {
    return { card: isCard(card) ? card : must(left.pop(), 'an unseen card'), known };
  });
}

interface Place {
  readonly row: number;
  readonly isFaceDown: boolean;
  /** From the top, 0 for the top card. */
  readonly height: number;
}

type Columns<Lying> = readonly (readonly ({
  readonly cards: readonly Lying[];
  readonly faceDown: boolean;
} | null)[])[];

function eachCard<From, To>(
  columns: Columns<From>,
  change: (card: From, place: Place) => To,
): Columns<To> {
  return columns.map((column) =>
    column.map((pile, floor) => {
      if (!pile) return null;
      const { cards, faceDown } = pile;
      const place = { row: floor + 1, isFaceDown: faceDown };
      return { cards: cards.map((card, height) => change(card, { ...place, height })), faceDown };
    }),
  );
}

/** Hands for the others that fit what is seen of their arranging (HM2.4). */
function imagineHands({ view, viewer }: HeuchelSeen, random: Random): Dealt {
  const own = typeof viewer === 'number' ? viewer - 1 : -1;
  for (;;) {
    let deck = shuffled(
      random,
      DECK.filter((card) => !view.hand.includes(card)),
    );
    const others = view.arranging.map((_, index) => index).filter((index) => index !== own);
    const hands = view.arranging.map((): readonly Card[] => view.hand);
    for (const index of byNeed(others, view.arranging)) {
      const hand = view.arranging[index] === 'nothing' ? oneOfEach(deck) : deck.slice(0, HAND);
      hands[index] = fromLowToHigh(hand);
      deck = deck.filter((card) => !hand.includes(card));
    }
    const fits = others.every(
      (index) =>
        hands[index]?.length === HAND &&
        (stacksOf(hands[index]).length === 0) === (view.arranging[index] === 'nothing'),
    );
    if (fits) return { hands, arranged: hands.map((hand, index) => arrangedAs(hand, index)) };
  }

  function arrangedAs(hand: readonly Card[], index: number): HeuchelState['arranged'][number] {
    if (index === own) return view.arranged;
    return view.arranging[index] === 'busy' ? null : pick(random, arrangements(hand));
  }
}

/** Hands of six classes first, while every class is still there. */
function byNeed(seats: readonly number[], arranging: readonly Arranging[]): readonly number[] {
  const plain = (index: number): boolean => arranging[index] === 'nothing';
  return [...seats.filter(plain), ...seats.filter((index) => !plain(index))];
}

function oneOfEach(deck: readonly Card[]): readonly Card[] {
  return CLASSES.flatMap((kind) => deck.find((card) => classOf(card) === kind) ?? []);
}
