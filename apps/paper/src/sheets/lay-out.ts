import type { PaperComponent, PaperPiece } from '@kast/games/box/paper.ts';
import { MARGIN, type PaperSize } from './paper-size.ts';

/** One side of a sheet of paper, in millimetres. */
export interface Sheet {
  readonly size: PaperSize;
  readonly side: 'front' | 'back';
  readonly blocks: readonly Block[];
}

/** Pieces of one kind, side by side, that are cut apart together. */
export interface Block {
  readonly component: PaperComponent;
  readonly slots: readonly Slot[];
}

export interface Slot {
  readonly piece: PaperPiece;
  readonly frame: Frame;
  /** Of a board that is spread over several sheets: the part that lies here, of the whole. */
  readonly part?: Frame;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between circles, which are cut out one by one. */
const GAP = 4;
/** Between different things on one sheet: their cutting marks need room. */
const APART = 14;

/**
 * All sheets in the order of printing. A sheet with backs is followed by its other side, mirrored, so that
 * front and back meet when the paper is turned over its long edge.
 */
export function layOut(components: readonly PaperComponent[], paper: PaperSize): readonly Sheet[] {
  const boards = components.filter(({ shape }) => shape === 'board');
  const others = components.filter(({ shape }) => shape !== 'board');
  return [
    ...boards.flatMap((board) => board.pieces.flatMap((piece) => spread(board, piece, paper))),
    ...fill(others, paper).flatMap((sheet) => withBack(sheet)),
  ];
}

/** On as few sheets as possible, upright or lying. */
function spread(board: PaperComponent, piece: PaperPiece, paper: PaperSize): readonly Sheet[] {
  const lying = { width: paper.height, height: paper.width };
  const [size, { columns, rows }] = [paper, lying]
    .map((each) => [each, partsOn(board, each)] as const)
    .reduce((best, other) => (sheetsOf(other[1]) < sheetsOf(best[1]) ? other : best));
  const across = partsAlong(board.width, columns, board.seams?.across ?? []);
  const down = partsAlong(board.height, rows, board.seams?.down ?? []);
  return down.flatMap((row) =>
    across.map((column): Sheet => {
      const part = { x: column.from, y: row.from, width: column.length, height: row.length };
      const x = (size.width - part.width) / 2;
      const y = (size.height - part.height) / 2;
      const slot = { piece, part, frame: { ...part, x, y } };
      return { size, side: 'front', blocks: [{ component: board, slots: [slot] }] };
    }),
  );
}

interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** Nearly equal ones, from seam to seam. */
function partsAlong(length: number, count: number, seams: readonly number[]): readonly Stretch[] {
  const cuts = Array.from({ length: count - 1 }, (_, index) =>
    nearest(((index + 1) * length) / count, seams),
  );
  const ends = [0, ...cuts, length];
  return cuts.concat(length).map((end, index) => {
    const from = ends[index] ?? 0;
    return { from, length: end - from };
  });
}

function nearest(wanted: number, seams: readonly number[]): number {
  const [first = wanted, ...rest] = seams;
  return rest.reduce(
    (best, seam) => (Math.abs(seam - wanted) < Math.abs(best - wanted) ? seam : best),
    first,
  );
}

interface Parts {
  readonly columns: number;
  readonly rows: number;
}

function partsOn({ width, height }: PaperSize, paper: PaperSize): Parts {
  return {
    columns: Math.ceil(width / (paper.width - 2 * MARGIN.x)),
    rows: Math.ceil(height / (paper.height - 2 * MARGIN.y)),
  };
}

function sheetsOf({ columns, rows }: Parts): number {
  return columns * rows;
}

/** Row by row from the top; what differs in kind begins a row of its own. */
function fill(components: readonly PaperComponent[], size: PaperSize): readonly Sheet[] {
  const sheets: Block[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const component of components) {
    const { width, height, pieces } = component;
    const gap = component.shape === 'round' ? GAP : 0;
    const perRow = Math.floor((size.width - 2 * MARGIN.x + gap) / (width + gap));
    const left = (size.width - perRow * (width + gap) + gap) / 2;
    let block: Slot[] | undefined;
    for (let from = 0; from < pieces.length; from += perRow) {
      if (y + height > size.height - MARGIN.y) {
        sheets.push([]);
        y = MARGIN.y;
        block = undefined;
      }
      if (!block) {
        block = [];
        sheets.at(-1)?.push({ component, slots: block });
      }
      const row = pieces.slice(from, from + perRow);
      for (const [column, piece] of row.entries()) {
        block.push({ piece, frame: { x: left + column * (width + gap), y, width, height } });
      }
      y += height + gap;
    }
    y += APART - gap;
  }
  return sheets.map((blocks) => ({ size, side: 'front', blocks }));
}

function withBack(sheet: Sheet): readonly Sheet[] {
  const hasBack = sheet.blocks.some(({ slots }) => slots.some(({ piece }) => piece.back));
  if (!hasBack) return [sheet];
  const blocks = sheet.blocks.map(({ component, slots }) => ({
    component,
    slots: slots
      .filter(({ piece }) => piece.back)
      .map((slot) => ({ ...slot, frame: mirrored(slot.frame, sheet.size) })),
  }));
  return [sheet, { ...sheet, side: 'back', blocks }];
}

function mirrored(frame: Frame, { width }: PaperSize): Frame {
  return { ...frame, x: width - frame.x - frame.width };
}
