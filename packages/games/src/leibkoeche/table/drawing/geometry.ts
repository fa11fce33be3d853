import type { Frame, Offset } from '@kast/ui/kit';
import {
  CARPET,
  COLUMNS,
  columnOf,
  type LeibkoecheView,
  makeTile,
  PLACES,
  ROWS,
  rowOf,
  type Tile,
} from '../../rules/index.ts';

/** The kitchen is seen from above and a little from the front: tiles are wider than deep. */
const TILE = { width: 100, height: 78 };
export const MARGIN = 14;
/** The king's table, above the carpet. */
export const TABLE_DEPTH = 96;
export const WIDTH = COLUMNS * TILE.width + 2 * MARGIN;
/** Above the tiles lies a strip with the stack, the carpet and the pan. */
const STRIP = 1;
export const HEIGHT = TABLE_DEPTH + (ROWS + STRIP) * TILE.height + MARGIN;

/** For style sheets: what is as wide for its height as the kitchen. */
export const KITCHEN_RATIO = { '--kitchen-ratio': WIDTH / HEIGHT };

/** Cells of the strip before row 1. */
export type Strip = 'stack' | 'carpet' | 'pan';

export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const STRIPS: readonly Strip[] = ['stack', 'stack', 'carpet', 'carpet', 'pan', 'pan'];

type Rows = readonly (readonly string[])[];

/** What a cell of the board is called: `a0` to `f0` before row 1, then the tiles. */
export const CELLS: Rows = Array.from({ length: ROWS + STRIP }, (_, row) =>
  LETTERS.map((letter) => `${letter}${row}`),
);

/** The places of the king's table, and those of a tray. */
export const KINGS_CELLS: Rows = placesCalled('k');
export const TRAY_CELLS: Rows = placesCalled('p');

const ACROSS = { x: MARGIN, width: COLUMNS * TILE.width };
export const KITCHEN_FRAME: Frame = { ...ACROSS, ...between(0, ROWS) };
export const TILES_FRAME: Frame = { ...ACROSS, ...between(1, ROWS) };
export const KINGS_FRAME: Frame = { ...ACROSS, y: 0, height: TABLE_DEPTH };

function between(first: number, last: number): Pick<Frame, 'y' | 'height'> {
  return { y: topOf(first), height: topOf(last + 1) - topOf(first) };
}

function placesCalled(letter: string): Rows {
  return [Array.from({ length: PLACES }, (_, index) => `${letter}${index + 1}`)];
}

export function placeOfCell(cell: string): number {
  return Number(cell.slice(1));
}

/** The tile of a cell; undefined for what lies before row 1. */
export { parseTile as tileOfCell } from '../../rules/index.ts';

export function stripOfCell(cell: string): Strip | undefined {
  return cell.endsWith('0') ? STRIPS[LETTERS.indexOf(cell.charAt(0))] : undefined;
}

/** The name of a tile for the eye and the ear; the carpet has none of its own. */
export function cellOfTile(tile: Tile): string {
  return tile === CARPET ? 'c0' : makeTile(tile);
}

/** The middle of a tile. */
export function middleOf(tile: Tile): Offset {
  const column = columnOf(tile);
  return { x: leftOf(column) + TILE.width / 2, y: topOf(rowOf(tile)) + TILE.height / 2 };
}

export const CARPET_MIDDLE: Offset = { x: WIDTH / 2, y: topOf(0) + TILE.height / 2 };
export const STACK_MIDDLE: Offset = { x: leftOf(1) + 8, y: topOf(0) + TILE.height / 2 };
export const PAN_MIDDLE: Offset = { x: leftOf(5) - 12, y: topOf(0) + TILE.height / 2 };

/** Of a pancake, seen from the pan; the layer tells one from the other. */
type Rest = Offset & { readonly layer: number };
const IN_PAN: Rest = { x: 0, y: -5, layer: 0 };
const IN_THE_AIR: Rest = { x: 0, y: -116, layer: 1 };
const BESIDE: Rest = { x: -64, y: 12, layer: 2 };

/** Where the pancake of the turn is: one that was tossed by chance hangs until it is known how it falls. */
export function restOf({ phase, fall, toss }: LeibkoecheView): Rest {
  if (phase === 'fall' && typeof toss === 'string') return IN_THE_AIR;
  const isMissed = fall?.result === 'missed' && phase !== 'toss' && phase !== 'fall';
  return isMissed ? BESIDE : IN_PAN;
}

/** The middle of a place of the king's. */
export function middleOfPlace(place: number): Offset {
  return { x: leftOf(place - 1) + TILE.width / 2, y: TABLE_DEPTH / 2 + 2 };
}

/** Where a cook stands: in the middle of its tile, or beside the others on the carpet. */
export function standOf(cooks: readonly Tile[], index: number): Offset {
  const tile = cooks[index] ?? CARPET;
  if (tile !== CARPET) return middleOf(tile);
  const waiting = cooks.flatMap((other, seat) => (other === CARPET ? [seat] : []));
  const apart = Math.min(60, 180 / waiting.length);
  const offset = (waiting.indexOf(index) - (waiting.length - 1) / 2) * apart;
  return { x: CARPET_MIDDLE.x + offset, y: CARPET_MIDDLE.y };
}

/** The points of a way, its start included; the carpet is reached straight over its door. */
export function wayOf(from: Offset, tiles: readonly Tile[]): readonly Offset[] {
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

function leftOf(column: number): number {
  return MARGIN + column * TILE.width;
}

/** Upper edge of a row; 0 for the strip before row 1. */
function topOf(row: number): number {
  return TABLE_DEPTH + row * TILE.height;
}
