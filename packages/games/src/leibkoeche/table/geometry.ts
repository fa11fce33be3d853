import {
  CARPET,
  COLUMNS,
  columnOf,
  type LeibkoecheView,
  makeTile,
  parseTile,
  PLACES,
  ROWS,
  rowOf,
  type Tile,
} from '../rules/index.ts';

/** The kitchen is seen from above and a little from the front: tiles are wider than deep. */
export const TILE = { width: 100, height: 78 };
export const MARGIN = 14;
/** The king's table, above the carpet. */
export const TABLE_DEPTH = 96;
export const WIDTH = COLUMNS * TILE.width + 2 * MARGIN;
/** Above the tiles lies a strip with the stack, the carpet and the pan. */
const STRIP = 1;
export const HEIGHT = TABLE_DEPTH + (ROWS + STRIP) * TILE.height + MARGIN;
/** A tray as wide as the kitchen, so that its places lie under those of the king. */
export const TRAY_DEPTH = 88;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Cells of the strip before row 1. */
export type Strip = 'stack' | 'carpet' | 'pan';

const LETTERS = 'abcdef';
const STRIPS: readonly Strip[] = ['stack', 'stack', 'carpet', 'carpet', 'pan', 'pan'];

/** What a cell of the board is called: `a0` to `f0` before row 1, then the tiles. */
export const CELLS: readonly (readonly string[])[] = Array.from(
  { length: ROWS + STRIP },
  (_, row) => LETTERS.split('').map((letter) => `${letter}${row}`),
);

export const PLACE_CELLS: readonly (readonly string[])[] = [
  Array.from({ length: PLACES }, (_, index) => `p${index + 1}`),
];

export function placeOfCell(cell: string): number {
  return Number(cell.slice(1));
}

/** The tile of a cell; undefined for what lies before row 1. */
export function tileOfCell(cell: string): Tile | undefined {
  return parseTile(cell);
}

export function stripOfCell(cell: string): Strip | undefined {
  return cell.endsWith('0') ? STRIPS[LETTERS.indexOf(cell.charAt(0))] : undefined;
}

/** The name of a tile for the eye and the ear; the carpet has none of its own. */
export function cellOfTile(tile: Tile): string {
  return tile === CARPET ? 'c0' : makeTile(tile);
}

/** The middle of a tile. */
export function middleOf(tile: Tile): Point {
  const column = columnOf(tile);
  return { x: leftOf(column) + TILE.width / 2, y: topOf(rowOf(tile)) + TILE.height / 2 };
}

export const CARPET_MIDDLE: Point = { x: WIDTH / 2, y: topOf(0) + TILE.height / 2 };
export const STACK_MIDDLE: Point = { x: leftOf(1) + 8, y: topOf(0) + TILE.height / 2 };
export const PAN_MIDDLE: Point = { x: leftOf(5) - 12, y: topOf(0) + TILE.height / 2 };

/** A pancake in the pan is drawn smaller than those on the floor. */
export const IN_PAN = 0.62;
/** Where a tossed one hangs until it is known how it falls, seen from the pan. */
export const IN_THE_AIR: Point = { x: 0, y: -112 };
const BESIDE: Point = { x: -64, y: 16 };

/** Where the pancake of the turn is, seen from the pan: in it, above it or beside it. */
export function restOf({ phase, fall, toss }: LeibkoecheView): Point {
  if (phase === 'fall' && typeof toss === 'string') return IN_THE_AIR;
  const isMissed = fall?.result === 'missed' && phase !== 'toss' && phase !== 'fall';
  return isMissed ? BESIDE : { x: 0, y: -1 };
}

/** The middle of a place of the king's, or of a tray, along its row. */
export function acrossOf(place: number): number {
  return leftOf(place - 1) + TILE.width / 2;
}

/** Where a cook stands: in the middle of its tile, or beside the others on the carpet. */
export function standOf(cooks: readonly Tile[], index: number): Point {
  const tile = cooks[index] ?? CARPET;
  if (tile !== CARPET) return middleOf(tile);
  const waiting = cooks.flatMap((other, seat) => (other === CARPET ? [seat] : []));
  const apart = Math.min(60, 180 / waiting.length);
  const offset = (waiting.indexOf(index) - (waiting.length - 1) / 2) * apart;
  return { x: CARPET_MIDDLE.x + offset, y: CARPET_MIDDLE.y };
}

/** The points of a way, its start included; the carpet is reached straight over its door. */
export function wayOf(from: Point, tiles: readonly Tile[]): readonly Point[] {
  const points = [from];
  for (const tile of tiles) {
    const before = points.at(-1) ?? from;
    points.push(tile === CARPET ? { x: before.x, y: CARPET_MIDDLE.y } : middleOf(tile));
  }
  return points;
}

/** How much higher every pancake of a pile lies than the one below, and where the lowest lies. */
const LAYER = 6.5;
const LOWEST = 6;

/** How far below the middle of its tile a pancake of a pile lies, the lowest being the first. */
export function layerOf(index: number): number {
  return LOWEST - index * LAYER;
}

export function leftOf(column: number): number {
  return MARGIN + column * TILE.width;
}

/** Upper edge of a row; 0 for the strip before row 1. */
export function topOf(row: number): number {
  return TABLE_DEPTH + row * TILE.height;
}
