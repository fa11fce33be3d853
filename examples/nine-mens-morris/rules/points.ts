import { must } from '@kast/kernel';

/** One of the 24 points, by its place in this list: a1, a4 … g7. NM1.1 */
export type Point = number;

const NAMES = 'a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7'.split(' ');

export const POINTS: readonly Point[] = NAMES.map((_, point) => point);

/** Columns and rows of the grid that the points lie on; most of its places are holes. */
export const GRID_SIZE = 7;

/** NM3.1: the sides of the squares, from the outer one inwards, and the lines that join them. */
const LINES = [
  'a1 a4 a7, a7 d7 g7, g7 g4 g1, g1 d1 a1',
  'b2 b4 b6, b6 d6 f6, f6 f4 f2, f2 d2 b2',
  'c3 c4 c5, c5 d5 e5, e5 e4 e3, e3 d3 c3',
  'a4 b4 c4, d7 d6 d5, g4 f4 e4, d1 d2 d3',
]
  .flatMap((side) => side.split(', '))
  .map((line) => line.split(' ').map(pointNamed));

const LINES_THROUGH = POINTS.map((point) => LINES.filter((line) => line.includes(point)));

const NEIGHBOURS = POINTS.map((point) =>
  linesThrough(point).flatMap((line) => {
    const at = line.indexOf(point);
    return line.filter((_, other) => Math.abs(other - at) === 1);
  }),
);

export function makePoint(point: Point): string {
  return must(NAMES[point], 'a point');
}

export function isPointName(name: string): boolean {
  return NAMES.includes(name);
}

/** The name must be one of the 24. */
export function pointNamed(name: string): Point {
  if (!isPointName(name)) throw new Error(`no such point: ${name}`);
  return NAMES.indexOf(name);
}

/** Counted from 0 at the bottom left; undefined in a hole. */
export function pointAt(column: number, row: number): Point | undefined {
  const point = NAMES.indexOf(`${'abcdefg'[column]}${row + 1}`);
  return point < 0 ? undefined : point;
}

/** The two lines that cross here, each with its three points in order. */
export function linesThrough(point: Point): readonly (readonly Point[])[] {
  return LINES_THROUGH[point] ?? [];
}

/** NM2.2 */
export function neighboursOf(point: Point): readonly Point[] {
  return NEIGHBOURS[point] ?? [];
}
