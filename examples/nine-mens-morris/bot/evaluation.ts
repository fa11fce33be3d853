import { linesThrough, POINTS } from '../rules/index.ts';

/** What an estimate looks at. */
export interface Pieces {
  readonly side: number;
  readonly cells: Int8Array;
  readonly inHand: readonly [number, number];
  readonly onBoard: readonly [number, number];
  flies(side: number): boolean;
  freedomOf(point: number): number;
}

const LINES = [...new Set(POINTS.flatMap(linesThrough))];

const PIECE = 100;
const MILL = 14;
/** Two in a line whose third point is empty. */
const OPEN_TWO = 18;
const FREEDOM = 4;
/** What one that flies has instead. */
const FLIGHT = 8 * FREEDOM;

/** Estimates a position with nothing to take at once, for the side on turn. */
export function evaluate(pieces: Pieces): number {
  const { side } = pieces;
  const material = piecesOf(pieces, side) - piecesOf(pieces, 1 - side);
  return PIECE * material + standing(pieces, side) - standing(pieces, 1 - side);
}

function piecesOf({ inHand, onBoard }: Pieces, side: number): number {
  return (inHand[side] as number) + (onBoard[side] as number);
}

function standing(pieces: Pieces, side: number): number {
  const { cells } = pieces;
  let value = pieces.flies(side) ? FLIGHT : 0;
  for (const line of LINES) {
    let own = 0;
    let others = 0;
    for (const point of line) {
      if (cells[point] === side) own++;
      else if (cells[point] === 1 - side) others++;
    }
    if (own === 3) value += MILL;
    else if (own === 2 && others === 0) value += OPEN_TWO;
  }
  for (const point of POINTS) {
    if (cells[point] === side) value += FREEDOM * pieces.freedomOf(point);
  }
  return value;
}
