import type { Seat } from '@kast/kernel';
import { makeColumn, TOP_ROW } from '../rules/index.ts';

/** The drawing measures 820 by 1000: thirteen floors between a roof and a cellar. */
export const WIDTH = 820;
export const HEIGHT = 1000;
export const GUTTER = 46;
export const MARGIN = 14;
export const ROOF = 46;
export const FLOOR = 70;
export const CELLAR = HEIGHT - ROOF - TOP_ROW * FLOOR;
export const CARD = { width: 56, height: 64 };

const INSIDE = WIDTH - GUTTER - MARGIN;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the house lies for so many columns. */
export interface House {
  readonly seats: number;
  readonly columnWidth: number;
  leftOf(seat: Seat): number;
  /** Upper edge of a floor. */
  ceilingOf(row: number): number;
  /** The middle of the top card of what lies on a field. */
  cardAt(seat: Seat, row: number): Point;
  /** How far each card of a stack sticks out behind the one above it. */
  overlapOf(height: number): number;
  /** Names of the fields, row by row as they lie on the screen. */
  readonly fields: readonly (readonly string[])[];
}

/** The widest that cards of one stack lie apart: then each shows its rank. */
const APART = 36;

export function houseOf(seats: number): House {
  const columnWidth = INSIDE / seats;
  const room = columnWidth - CARD.width - 2 * PADDING - 6;
  const leftOf = (seat: Seat): number => GUTTER + (seat - 1) * columnWidth;
  const ceilingOf = (row: number): number => ROOF + (TOP_ROW - row) * FLOOR;
  return {
    seats,
    columnWidth,
    leftOf,
    ceilingOf,
    cardAt: (seat, row) => ({
      x: leftOf(seat) + PADDING + CARD.width / 2,
      y: ceilingOf(row) + FLOOR / 2,
    }),
    overlapOf: (height) => (height > 1 ? Math.min(APART, room / (height - 1)) : 0),
    fields: Array.from({ length: TOP_ROW }, (_, index) =>
      Array.from({ length: seats }, (_, column) => makeField(column + 1, TOP_ROW - index)),
    ),
  };
}

const PADDING = 9;

/** `b5` */
export function makeField(seat: Seat, row: number): string {
  return `${makeColumn(seat)}${row}`;
}

export interface Field {
  readonly seat: Seat;
  readonly row: number;
}

export function parseField(name: string): Field {
  return { seat: 'abcdef'.indexOf(name.charAt(0)) + 1, row: Number(name.slice(1)) };
}
