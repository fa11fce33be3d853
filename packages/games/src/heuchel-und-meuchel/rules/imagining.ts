import { must, pick, type Random, type Seen, shuffled } from '@kast/kernel';
import { type Card, CLASSES, classOf, DECK, fromLowToHigh, isCard } from './cards.ts';
import { arrangements, HAND, stacksOf } from './dealing.ts';
import type { KnownCard } from './knowing.ts';
import type { Arranging, HeuchelView } from './sight.ts';
import type { HeuchelState, LyingCard } from './state.ts';

/** What the viewer knows lies where it lies; for the rest the cards it has never seen are dealt out. */
export function imagine(seen: Seen<HeuchelView, never>, random: Random): HeuchelState {
  const { view } = seen;
  const dealt = view.phase === 'arranging' ? imagineHands(seen, random) : withoutHands(seen);
  const draw = drawUnseen(view, random);
  return {
    options: view.options,
    seats: seen.seats,
    phase: view.phase,
    ...dealt,
    columns: view.columns.map((column) =>
      column.map((pile) => pile && { cards: pile.cards.map(draw), faceDown: pile.faceDown }),
    ),
    gone: view.gone,
    onTurn: view.onTurn,
    landed: view.landed,
    roll: view.roll,
    outcome: view.outcome,
  };
}

type Dealt = Pick<HeuchelState, 'hands' | 'arranged'>;

function withoutHands({ view, seats }: Seen<HeuchelView, never>): Dealt {
  const none = Array.from({ length: seats }, () => []);
  return { hands: none, arranged: view.phase === 'deal' ? none.map(() => null) : none };
}

/** Fills a card of which only the class is known with one of that class that was never seen. */
function drawUnseen(view: HeuchelView, random: Random): (known: KnownCard) => LyingCard {
  const seen = new Set<string>([
    ...view.columns
      .flatMap((column) => column.flatMap((pile) => pile?.cards ?? []))
      .map(({ card }) => card),
    ...view.gone.flat(),
  ]);
  const unseen = new Map(
    CLASSES.map((kind) => {
      const cards = DECK.filter((card) => classOf(card) === kind && !seen.has(card));
      return [kind, shuffled(random, cards)];
    }),
  );
  return ({ card, known }) => {
    const drawn = isCard(card) ? card : unseen.get(classOf(card))?.pop();
    return { card: must(drawn, `an unseen card for ${card}`), known };
  };
}

/** Hands for the others that fit what is seen of their arranging (HM2.4). */
function imagineHands({ view, viewer }: Seen<HeuchelView, never>, random: Random): Dealt {
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
