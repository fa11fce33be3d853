import { must } from '@kast/kernel';

/** LK1.1: 42 tiles, a1 = 0, b1 = 1, … f7 = 41. */
export type Tile = number;

/** Where cooks begin and end, before row 1. It is no tile. */
export const CARPET = -1;

export const COLUMNS = 6;
export const ROWS = 7;
export const TILES: readonly Tile[] = Array.from({ length: COLUMNS * ROWS }, (_, tile) => tile);

/** The two tiles that the carpet touches, c1 and d1. */
export const DOOR: readonly Tile[] = [2, 3];

/** LK4.1: the tiles one step away. */
export function stepsFrom(tile: Tile): readonly Tile[] {
  return tile === CARPET ? DOOR : must(STEPS[tile], `tile ${tile}`);
}

/** LK1.4: next to each other, diagonally too. */
export function areNeighbours(tile: Tile, other: Tile): boolean {
  const columns = Math.abs(columnOf(tile) - columnOf(other));
  const rows = Math.abs(rowOf(tile) - rowOf(other));
  return Math.max(columns, rows) === 1;
}

/** LK4.1, LK4.6: how many steps it takes, the carpet being behind its door, where nothing is in the way. */
export function stepsBetween(one: Tile, other: Tile): number {
  if (one === other) return 0;
  if (one === CARPET) return stepsBetween(other, one);
  if (other === CARPET) return 1 + Math.min(...DOOR.map((door) => stepsBetween(one, door)));
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}

export function columnOf(tile: Tile): number {
  return tile % COLUMNS;
}

/** Counted from 1, beside the carpet. */
export function rowOf(tile: Tile): number {
  return Math.floor(tile / COLUMNS) + 1;
}

export function makeTile(tile: Tile): string {
  return `${'abcdef'.charAt(columnOf(tile))}${rowOf(tile)}`;
}

export function parseTile(text: string): Tile | undefined {
  if (!/^[a-f][1-7]$/.test(text)) return undefined;
  return (Number(text.charAt(1)) - 1) * COLUMNS + 'abcdef'.indexOf(text.charAt(0));
}

const STEPS = TILES.map((tile) => TILES.filter((other) => stepsBetween(tile, other) === 1));
