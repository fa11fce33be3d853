import { CARPET, COLUMNS, DOOR, type Tile } from '../rules/index.ts';

/** Tiles as bits: rows 1 to 3 in one word, rows 4 to 7 in the other. */
export interface TileSet {
  readonly near: number;
  readonly far: number;
}

const NEAR_TILES = 3 * COLUMNS;
const NEAR = 2 ** NEAR_TILES - 1;
const FAR = 2 ** (4 * COLUMNS) - 1;
const ROW = 2 ** COLUMNS - 1;
const LAST_NEAR_ROW = NEAR_TILES - COLUMNS;
/** The first column in every row; a step to the west leaves no bit in the last, nor east in the first. */
const FIRST_COLUMN = 0b000001_000001_000001_000001;
const LAST_COLUMN = FIRST_COLUMN << (COLUMNS - 1);

export const MOST_SHOWN = 6;
/** More than any pancake shows. */
export const OUT_OF_REACH = 7;

export function tileSet(tiles: readonly Tile[]): TileSet {
  let near = 0;
  let far = 0;
  for (const tile of tiles) {
    if (tile === CARPET) continue;
    if (tile < NEAR_TILES) near |= 1 << tile;
    else far |= 1 << (tile - NEAR_TILES);
  }
  return { near, far };
}

export function has({ near, far }: TileSet, tile: Tile): boolean {
  return tile < NEAR_TILES ? (near & (1 << tile)) !== 0 : (far & (1 << (tile - NEAR_TILES))) !== 0;
}

/**
 * Where the ways of one to six steps from a tile end, by the rules of LK4 but for the cooks that
 * stand there. All ways at once: for each direction the tiles that a last step can have entered so.
 */
export class Ways {
  /** By number of steps. */
  readonly ends: readonly TileSet[];
  /** The same by the direction of the last step: to the north, east, south and west. */
  readonly entered: readonly Layer[];
  /** LK7.1: the fewest steps to the carpet for a cook who may go there. */
  readonly toCarpet: number;

  constructor(from: Tile, cameFrom: Tile | null, pancakes: TileSet, piles: TileSet) {
    const ends: TileSet[] = [NOWHERE];
    const entered: Layer[] = [[NOWHERE, NOWHERE, NOWHERE, NOWHERE]];
    let toCarpet = has(DOORS, from) ? 1 : OUT_OF_REACH;
    let layer = firstSteps(from, cameFrom, pancakes);
    for (let steps = 1; steps <= MOST_SHOWN; steps++) {
      const end = union(layer);
      ends.push(end);
      entered.push(layer);
      if (toCarpet === OUT_OF_REACH && (end.near & DOORS.near) !== 0) toCarpet = steps + 1;
      if (steps < MOST_SHOWN) layer = nextSteps(layer, pancakes, piles);
    }
    this.ends = ends;
    this.entered = entered;
    this.toCarpet = Math.min(toCarpet, OUT_OF_REACH);
  }
}

/** From a tile to the one that a last step to the north, east, south or west has left. */
const LAST_STEPS: readonly number[] = [-COLUMNS, -1, COLUMNS, 1];

/** LK4.2: the tile that a last step in this direction has left; the first step of all leaves the carpet. */
export function leftBehind(tile: Tile, direction: number): Tile {
  return Math.max(CARPET, tile + (LAST_STEPS[direction] as number));
}

/** Tiles entered by a step to the north, east, south and west. */
export type Layer = readonly [TileSet, TileSet, TileSet, TileSet];

const NOWHERE: TileSet = { near: 0, far: 0 };
const DOORS = tileSet(DOOR);

function firstSteps(from: Tile, cameFrom: Tile | null, pancakes: TileSet): Layer {
  // LK4.6
  if (from === CARPET) return [without(DOORS, pancakes), NOWHERE, NOWHERE, NOWHERE];
  const start = tileSet([from]);
  const closed = cameFrom === null ? pancakes : join(pancakes, tileSet([cameFrom]));
  return [
    without(north(start), closed),
    without(east(start), closed),
    without(south(start), closed),
    without(west(start), closed),
  ];
}

/** LK4.2: any step but the one back; LK4.3, LK4.4. */
function nextSteps([n, e, s, w]: Layer, pancakes: TileSet, piles: TileSet): Layer {
  return [
    without(north(without(join(n, join(e, w)), piles)), pancakes),
    without(east(without(join(e, join(n, s)), piles)), pancakes),
    without(south(without(join(s, join(e, w)), piles)), pancakes),
    without(west(without(join(w, join(n, s)), piles)), pancakes),
  ];
}

function union([n, e, s, w]: Layer): TileSet {
  return { near: n.near | e.near | s.near | w.near, far: n.far | e.far | s.far | w.far };
}

function join(one: TileSet, other: TileSet): TileSet {
  return { near: one.near | other.near, far: one.far | other.far };
}

function without(set: TileSet, other: TileSet): TileSet {
  return { near: set.near & ~other.near, far: set.far & ~other.far };
}

function north({ near, far }: TileSet): TileSet {
  return {
    near: (near << COLUMNS) & NEAR,
    far: ((far << COLUMNS) | (near >>> LAST_NEAR_ROW)) & FAR,
  };
}

function south({ near, far }: TileSet): TileSet {
  return { near: (near >>> COLUMNS) | ((far & ROW) << LAST_NEAR_ROW), far: far >>> COLUMNS };
}

function east({ near, far }: TileSet): TileSet {
  return { near: (near << 1) & NEAR & ~FIRST_COLUMN, far: (far << 1) & FAR & ~FIRST_COLUMN };
}

function west({ near, far }: TileSet): TileSet {
  return { near: (near >>> 1) & ~LAST_COLUMN, far: (far >>> 1) & ~LAST_COLUMN };
}
