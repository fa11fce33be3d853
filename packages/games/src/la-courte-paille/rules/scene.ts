import type { Seat } from '@kast/kernel';
import { type Card, type Character, DECK, figureOf, isCard } from './cards.ts';
import { settled } from './flow.ts';
import { type PailleState, startState, type WeekCard } from './state.ts';

/** A table as a person writes it down: cards by name, with spaces between them. */
export interface Layout {
  /** Seat 1 first. */
  readonly hands: readonly string[];
  /**
   * From left to right; those behind the bar lie face down, with the seats that know them, if any,
   * after a colon: `R7 C3 | G2 B5:13`.
   */
  readonly week: string;
  readonly menu?: string;
  /** From its top. */
  readonly pile?: string;
  /** The last one lies on top. */
  readonly discard?: string;
  readonly shark?: Seat;
  readonly added?: number;
  /** The round of a voyage. */
  readonly round?: number;
  readonly eaten?: readonly Character[];
  readonly out?: readonly Seat[];
  /** Where the cards lie that are not named; at the bottom of the pile unless told. */
  readonly rest?: 'pile' | 'discard' | 'nowhere';
}

/** A turn begins at this table: for tests, lessons and the diagrams of the rulebook. */
export function scene(layout: Layout): PailleState {
  const { eaten = [], shark = 1, added = 0, rest = 'pile', out = [] } = layout;
  const hands = layout.hands.map((names) => cardsIn(names).toSorted());
  const week = weekIn(layout.week);
  const menu = cardsIn(layout.menu);
  const pile = cardsIn(layout.pile);
  const discard = cardsIn(layout.discard);
  const named = new Set([...hands.flat(), ...week.map(({ card }) => card), ...menu, ...pile]);
  const others = DECK.filter((card) => {
    const isGone = (eaten as readonly string[]).includes(figureOf(card));
    return !isGone && !named.has(card) && !discard.includes(card);
  });
  return settled({
    ...startState(layout.round !== undefined, hands.length),
    stage: 'choose',
    round: layout.round ?? 1,
    turn: 1,
    shark,
    hands,
    week,
    added,
    menu,
    pile: rest === 'pile' ? [...pile, ...others] : pile,
    discard: rest === 'discard' ? [...discard, ...others] : discard,
    eaten,
    out,
  });
}

export function cardsIn(names = ''): Card[] {
  return names
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => {
      if (isCard(name)) return name;
      throw new Error(`"${name}" is not a card`);
    });
}

function weekIn(names: string): WeekCard[] {
  const [open = '', hidden = ''] = names.split('|');
  return [
    ...cardsIn(open).map((card): WeekCard => ({ card, up: true, knownTo: 'all' })),
    ...hidden.trim().split(/\s+/).flatMap(hiddenCardIn),
  ];
}

function hiddenCardIn(text: string): WeekCard[] {
  const [name, seats = ''] = text.split(':');
  const knownTo = Array.from(seats, Number);
  return cardsIn(name).map((card) => ({ card, up: false, knownTo }));
}
