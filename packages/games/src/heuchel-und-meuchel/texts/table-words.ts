import type { Card, Class, Rest } from '../rules/index.ts';

/** A card as the table shows it: `Q4`, `Q?` where only its class is known, `?` where nothing is. */
export type ShownCard = Card | `${Class}?` | '?';

/** What the table says. `who` is the name of a column, with a capital: sentences begin with it. */
export interface TableWords {
  readonly house: string;
  readonly classes: Readonly<Record<Class, string>>;
  card(card: ShownCard): string;
  readonly empty: string;
  /** A field with a stack of several cards. */
  stack(card: string, height: number): string;
  faceDown(height: number): string;
  readonly yours: string;
  readonly target: string;
  readonly takeable: string;
  /** Marks a card that you have laid there yourself and that nobody else knows. */
  readonly onlyYou: string;
  /** Wallpaper: "start of the quacks", "goal of the quacks". */
  startOf(kind: Class): string;
  goalOf(kind: Class): string;
  row(row: number): string;
  pickedUp(card: string, rows: readonly number[]): string;
  readonly putBack: string;
  /** How a column would count now; `unknown` cards are left out. */
  tally(points: number, unknown: number): string;

  readonly tray: {
    /** HM2.3 */
    readonly arrange: string;
    readonly arrangeHow: string;
    readonly arranged: string;
    readonly onTop: string;
    readonly swap: string;
    /** HM3.5: so many cards from the top go along. */
    goesAlong(count: number, height: number): string;
    /** What is known of a stack that somebody taps. */
    known(where: string): string;
    takeCards(count: number): string;
    readonly leave: string;
    takeUpTo(card: string, count: number, column: string): string;
    rest(rest: Exclude<Rest, 'unknown'>): string;
    /** HM6.1 */
    readonly endsTheGame: string;
    readonly again: string;
    readonly stop: string;
    remove(card: string, points: number): string;
    readonly chooseToRemove: string;
    readonly chooseToMove: string;
    readonly watch: string;
    rolled(pips: number): string;
  };

  readonly prompt: {
    readonly dealing: string;
    readonly arrange: string;
    arranging(columns: readonly string[]): string;
    readonly move: string;
    moveBy(pips: number): string;
    readonly goOn: string;
    readonly rolling: string;
    readonly rollOn: string;
    readonly take: string;
    readonly remove: string;
    turnOf(who: string): string;
    takes(who: string): string;
    removes(who: string): string;
  };

  readonly tell: {
    readonly dealt: string;
    arranged(who: string): string;
    readonly laidOut: string;
    begins(who: string): string;
    rolled(who: string, pips: number): string;
    moved(who: string, from: number, by: readonly number[], count: number): string;
    arrived(card: string, row: number): string;
    took(who: string, from: string, count: number): string;
    leftAlone(who: string): string;
    showed(who: string, row: number, card: string): string;
    cameHome(who: string, row: number, card: string): string;
    lapsed(who: string, cards: readonly string[]): string;
    removed(who: string, cards: readonly string[]): string;
    goesOn(who: string): string;
    stopped(who: string): string;
  };

  readonly sheet: {
    readonly title: string;
    readonly card: string;
    readonly where: string;
    readonly points: string;
    readonly total: string;
    readonly offTheBoard: string;
  };
}
