import { must } from '@kast/kernel';

/** HM1.1, from low to high: fire-eater, musician, quack, patrician, bishop, prince (ruler). */
export const CLASSES = ['F', 'M', 'Q', 'P', 'B', 'R'] as const;
export type Class = (typeof CLASSES)[number];

export const RANKS = [1, 2, 3, 4, 5, 6] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Class}${Rank}`;

/** From low to high. */
export const DECK: readonly Card[] = CLASSES.flatMap((kind) =>
  RANKS.map((rank): Card => `${kind}${rank}`),
);

export const TOP_ROW = 13;

/** From the start row of a class to its goal row. HM1.4 */
export const WAY = 7;

export function classOf(card: string): Class {
  return must(
    CLASSES.find((kind) => card.startsWith(kind)),
    `a class of ${card}`,
  );
}

export function rankOf(card: Card): Rank {
  return Number(card.charAt(1)) as Rank;
}

/** HM1.2 */
export function outranks(card: Card, other: Card): boolean {
  return standingOf(card) > standingOf(other);
}

/** HM1.4 */
export function startRow(kind: Class): number {
  return CLASSES.indexOf(kind) + 1;
}

/** HM1.4 */
export function goalRow(card: string): number {
  return startRow(classOf(card)) + WAY;
}

/** HM1.4 */
export function isGoalRow(row: number): boolean {
  return row > WAY;
}

/** HM1.4: the class that is at home on a goal row. */
export function kindAtGoal(row: number): Class {
  return must(
    CLASSES.find((kind) => goalRow(kind) === row),
    `a class with its goal on row ${row}`,
  );
}

/** HM5.1: so far a card goes, and there it is turned over. */
export function isOnGoal(card: string, row: number): boolean {
  return goalRow(card) === row;
}

/** HM1.5: the class whose wallpaper a row carries; row 7 belongs to nobody. */
export function wallpaperOf(row: number): Class | undefined {
  return CLASSES[row < WAY ? row - 1 : row - WAY - 1];
}

export function isCard(text: string): text is Card {
  return /^[FMQPBR][1-6]$/.test(text);
}

/** The place of a card among all 36, 0 for the lowest. */
export function standingOf(card: Card): number {
  return CLASSES.indexOf(classOf(card)) * RANKS.length + rankOf(card) - 1;
}

export function fromLowToHigh(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => standingOf(one) - standingOf(other));
}
