import type { Seat } from '@kast/kernel';
import { type Card, DECK, type Figure, figureOf } from '../cards.ts';
import type { Reckoning } from '../state.ts';
import type { PailleView } from '../view.ts';
import type { Guesses } from './guesses.ts';

/** Cards of which a viewer knows that some lie here and some lie there, but not which. */
export interface Pool {
  readonly cards: Set<Card>;
}

/** One card of the real table, as a viewer follows it with the eyes. */
export interface Token {
  /** Once it is known which card this is. */
  card: Card | null;
  /** Until then it is one of these. */
  readonly pool: Pool;
  /** The round in which it came to where it is. */
  since: number;
}

/** What was announced after a round of the voyage, and the hands of which it must be true. CP6.1 */
export interface Announcement {
  readonly reckoning: Reckoning;
  readonly week: readonly Card[];
  readonly hands: readonly (readonly Token[])[];
  readonly out: readonly Seat[];
  readonly shark: Seat;
}

/** All that a viewer knows of where the cards are. */
export interface Knowledge {
  readonly voyage: boolean;
  /** What was announced after each round so far. */
  readonly reckonings: readonly Reckoning[];
  /** For what went unseen. */
  readonly guesses: Guesses;
  readonly hands: Token[][];
  week: Token[];
  pile: Token[];
  menu: Card[];
  discard: Card[];
  pools: Pool[];
  announcements: Announcement[];
  out: Seat[];
  shark: Seat;
  round: number;
}

export function newPool(cards: Iterable<Card>): Pool {
  return { cards: new Set(cards) };
}

export function tokensOf(pool: Pool, count: number, since: number): Token[] {
  return Array.from({ length: count }, () => ({ card: null, pool, since }));
}

/** Before the first deal: 59 cards, any of them anywhere. */
export function freshKnowledge(
  { voyage, reckonings, hands }: PailleView,
  guesses: Guesses,
): Knowledge {
  const pool = newPool(DECK);
  return {
    voyage,
    reckonings,
    guesses,
    hands: hands.map(() => []),
    week: [],
    pile: tokensOf(pool, DECK.length, 1),
    menu: [],
    discard: [],
    pools: [pool],
    announcements: [],
    out: [],
    shark: 0,
    round: 1,
  };
}

/** What somebody knows who forgets everything and only looks at the table. */
export function knowledgeOfView(view: PailleView): Knowledge {
  const eaten: readonly Figure[] = view.eaten;
  const pool = newPool(DECK.filter((card) => !eaten.includes(figureOf(card))));
  const known = (card: Card): Token => {
    pool.cards.delete(card);
    return { card, pool, since: view.round };
  };
  const hidden = (count: number) => tokensOf(pool, count, view.round);
  for (const card of [...view.menu, ...view.discard]) known(card);
  for (const { card } of view.shown.slice(view.begun)) known(card);
  return {
    voyage: view.voyage,
    reckonings: view.reckonings,
    guesses: NOTHING_TO_GUESS,
    hands: view.hands.map(({ count, cards }, index) => {
      const { made = false, card } = view.chosen[index] ?? {};
      const choice = card ? [known(card)] : hidden(made ? 1 : 0);
      return [...(cards ? cards.map(known) : hidden(count)), ...choice];
    }),
    week: view.week.flatMap(({ card }) => (card ? known(card) : hidden(1))),
    pile: view.pile.cards?.map(known) ?? hidden(view.pile.count),
    menu: [...view.menu],
    discard: [...view.discard],
    pools: [pool],
    announcements: [],
    out: [...view.out],
    shark: view.shark,
    round: view.round,
  };
}

const NOTHING_TO_GUESS: Guesses = { next: () => 0, tryAnother: () => false };
