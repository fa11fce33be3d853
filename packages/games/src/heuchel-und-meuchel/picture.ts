import { box, drawing, INK, numeral, stroke } from '../box/plain-drawing.ts';
import {
  type Class,
  classOf,
  type HeuchelView,
  isCard,
  type KnownCard,
  type KnownPile,
  rankOf,
  ROWS,
  wallpaperOf,
} from './rules/index.ts';

const ROW = 52;
const ROOF = 46;
const EDGE = 12;
const COLUMN = 122;
const CARD = { width: 36, height: 44 };
/** How far the next card of a stack peeps out, and how many do. */
const PEEP = 18;
const SHOWN = 4;

const COLOURS: Readonly<Record<Class, string>> = {
  F: '#b8431f',
  M: '#8a6410',
  Q: '#2f6f49',
  P: '#28608c',
  B: '#6d4189',
  R: '#94203c',
};

/** The house as a plain drawing. Only what everybody sees: of covered cards the back. HM8.1, HM8.2 */
export function picture({ columns }: HeuchelView): string {
  const width = Math.max(columns.length, 2) * COLUMN + 2 * EDGE;
  const height = ROWS.length * ROW + ROOF + EDGE;
  const roof = `M4 ${ROOF}L${width / 2} 6L${width - 4} ${ROOF}Z`;
  return drawing(width, height, [
    box({ x: 0, y: ROOF, width, height: height - ROOF, fill: '#8a5a34' }),
    stroke({ d: roof, line: INK, thick: 4, fill: '#a5362a' }),
    ...columns.flatMap((column, index) => {
      const x = EDGE + index * COLUMN;
      return ROWS.flatMap((row) => [
        drawnRoom(x, row),
        ...drawnPile(column[row - 1] ?? null, x + 6, topOfRow(row) + 4),
      ]);
    }),
  ]);
}

/** Row 1 is the lowest. */
function topOfRow(row: number): number {
  return ROOF + (ROWS.length - row) * ROW;
}

function drawnRoom(x: number, row: number): string {
  const kind = wallpaperOf(row);
  const room = { x: x + 2, y: topOfRow(row) + 2, width: COLUMN - 4, height: ROW - 4 };
  const wall = box({ ...room, fill: '#f2e4c8' });
  return kind ? `${wall}<g opacity="0.22">${box({ ...room, fill: COLOURS[kind] })}</g>` : wall;
}

/** The one on top lies to the left, over the others. */
function drawnPile(pile: KnownPile | null, x: number, y: number): readonly string[] {
  if (!pile) return [];
  return pile.cards
    .slice(0, SHOWN)
    .map(({ card }, index) =>
      drawnCard(pile.faceDown || index > 0 ? '?' : card, x + index * PEEP, y),
    )
    .toReversed();
}

function drawnCard(card: KnownCard['card'], x: number, y: number): string {
  const paper = { x, y, ...CARD, round: 5, line: INK };
  if (!isCard(card)) return box({ ...paper, fill: '#39456e' });
  const colour = COLOURS[classOf(card)];
  const value = { x: x + CARD.width / 2, y: y + 26, height: 22, line: colour };
  return [
    box({ ...paper, fill: '#fbf3e0' }),
    box({ x: x + 3, y: y + 3, width: CARD.width - 6, height: 8, fill: colour, round: 3 }),
    numeral(rankOf(card), value),
  ].join('');
}
