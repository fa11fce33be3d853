/** CP1.1: captain, galley cook, ship's boy, lookout, sea rat, fortune-teller. */
export const CHARACTERS = ['C', 'G', 'B', 'L', 'R', 'F'] as const;
export type Character = (typeof CHARACTERS)[number];

/** CP5.2: the parrot counts as a seventh character in the week. */
export const FIGURES = [...CHARACTERS, 'X'] as const;
export type Figure = (typeof FIGURES)[number];

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const COCO_VALUES = [1, 2, 3, 4, 5] as const;

export type Card = `${Character}${(typeof VALUES)[number]}` | `X${(typeof COCO_VALUES)[number]}`;

/** All 59, in the order of the rulebook. CP1.1 */
export const DECK: readonly Card[] = [
  ...CHARACTERS.flatMap((character) => VALUES.map((value): Card => `${character}${value}`)),
  ...COCO_VALUES.map((value): Card => `X${value}`),
];

const KNOWN: ReadonlySet<string> = new Set(DECK);

export function isCard(text: string): text is Card {
  return KNOWN.has(text);
}

export function isFigure(text: string): text is Figure {
  return (FIGURES as readonly string[]).includes(text);
}

export function figureOf(card: Card): Figure {
  return card[0] as Figure;
}

export function valueOf(card: Card): number {
  return card.charCodeAt(1) - DIGIT_ZERO;
}

export function isCoco(card: Card): boolean {
  return card.charCodeAt(0) === LETTER_X;
}

/** Puts a card into a hand, which is kept in alphabetical order: how it grew is nobody's business. */
export function addToHand(hand: Card[], card: Card): void {
  let place = hand.length;
  while (place > 0 && (hand[place - 1] as Card) > card) place--;
  hand.splice(place, 0, card);
}

/** Takes a card away from where it is known to be. */
export function removeCard(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not among ${cards.join(' ')}`);
  cards.splice(place, 1);
}

/** The same cards, in whatever order. */
export function isSameCards(some: readonly Card[], others: readonly Card[]): boolean {
  const left = new Set(some);
  return some.length === others.length && others.every((card) => left.delete(card));
}

const DIGIT_ZERO = '0'.charCodeAt(0);
const LETTER_X = 'X'.charCodeAt(0);
