import { box, disc, drawing, INK, numeral, type Spot, stroke } from '../box/plain-drawing.ts';
import {
  columnOf,
  COLUMNS,
  type Kind,
  type LeibkoecheView,
  rowOf,
  ROWS,
  type SeenPile,
  TILES,
} from './rules/index.ts';

const CELL = 80;
const EDGE = 20;
/** Where the king's table stands. */
const TABLE = 110;
const [WIDTH, HEIGHT] = [COLUMNS * CELL + 2 * EDGE, ROWS * CELL + TABLE + EDGE];

const GARNISHES: Readonly<Record<Kind, string>> = {
  A: '#c4372c',
  B: '#f0b62c',
  C: '#d98b7a',
  D: '#f4dd5a',
  E: '#5b3a22',
  F: '#4d8a3a',
};
const COOKS = ['#2c69ae', '#2f8a57', '#7a4ea0', '#d0711c'] as const;

/** The kitchen as a plain drawing. Only what everybody sees: under the covers nothing. LK10 */
export function picture({ king, revealed, piles, lying, cooks }: LeibkoecheView): string {
  return drawing(WIDTH, HEIGHT, [
    box({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: '#b98a55', round: 16 }),
    box({ x: EDGE, y: 12, width: WIDTH - 2 * EDGE, height: 78, fill: '#fbf6ec', line: '#94203c' }),
    ...king.map((kind, index) => drawnPlate(revealed ? kind : null, index)),
    ...TILES.map((tile) => {
      const { x, y } = spotOf(tile);
      const fill = (columnOf(tile) + rowOf(tile)) % 2 ? '#f1e3c6' : '#4a403a';
      return box({ x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL, fill });
    }),
    ...piles.map(drawnPile),
    ...lying.map(({ tile, face }) => drawnThrowing(face, spotOf(tile))),
    ...cooks.map((tile, index) => drawnCook(index, tile < 0 ? onCarpet(index) : spotOf(tile))),
  ]);
}

/** Row 1 lies before the king. */
function spotOf(tile: number): Spot {
  return {
    x: EDGE + (columnOf(tile) + 0.5) * CELL,
    y: TABLE + (rowOf(tile) - 0.5) * CELL,
  };
}

function onCarpet(index: number): Spot {
  return { x: WIDTH / 2 + (index - 1.5) * 34, y: TABLE - 8 };
}

function drawnPlate(kind: Kind | null, index: number): string {
  const [x, y] = [EDGE + (index + 0.5) * CELL, 54];
  if (kind) return drawnPancake(kind, { x, y });
  const cover = `M${x - 30} ${y + 18}a30 34 0 0 1 60 0z`;
  return (
    stroke({ d: cover, line: INK, thick: 3, fill: '#c9d2d6' }) +
    disc({ x, y: y - 20, radius: 5, fill: '#cf9f45' })
  );
}

function drawnPile({ kind, tile, size, crown }: SeenPile): string {
  const { x, y } = spotOf(tile);
  const low = Array.from({ length: Math.min(size, 4) - 1 }, (_, index) =>
    disc({ x, y: y + 14 - index * 7, radius: 31, flat: 0.62, fill: '#e2b061' }),
  );
  const top = drawnPancake(kind, { x, y: y - 4 });
  const crownOnTop = `M${x - 14} ${y - 10}v-22l7 9 7-13 7 13 7-9v22z`;
  return [
    ...low,
    top,
    crown === 'top' ? stroke({ d: crownOnTop, line: INK, thick: 3, fill: '#f0c24a' }) : '',
  ].join('');
}

function drawnPancake(kind: Kind, { x, y }: Spot): string {
  return (
    disc({ x, y, radius: 31, flat: 0.62, fill: '#eac27c' }) +
    disc({ x, y, radius: 17, flat: 0.62, fill: GARNISHES[kind] })
  );
}

function drawnThrowing(face: number, { x, y }: Spot): string {
  const fill = face > 3 ? '#a8652c' : '#e9b766';
  const line = face > 3 ? '#fbf6ec' : INK;
  return disc({ x, y, radius: 30, flat: 0.8, fill }) + numeral(face, { x, y, height: 26, line });
}

function drawnCook(index: number, { x, y }: Spot): string {
  const body = `M${x - 17} ${y + 30}l6 -32h22l6 32z`;
  return [
    stroke({ d: body, line: INK, thick: 3, fill: COOKS[index] ?? INK }),
    disc({ x, y: y - 8, radius: 11, fill: '#f1c9a0' }),
    box({ x: x - 10, y: y - 34, width: 20, height: 17, fill: '#ffffff', round: 6, line: INK }),
  ].join('');
}
