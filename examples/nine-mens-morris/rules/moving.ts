import {
  type Board,
  EMPTY,
  isInMill,
  otherSide,
  pieceOf,
  pointsOf,
  put,
  type Side,
  sideAt,
} from './board.ts';
import { neighboursOf, type Point, POINTS } from './points.ts';
import type { MorrisMove, MorrisState } from './state.ts';

export type Position = Pick<MorrisState, 'options' | 'board' | 'inHand'>;

/** NM2.3 */
const FLYING_PIECES = 3;

/** Every legal move of a side, by where it begins, where it ends and what it takes. */
export function movesOf(position: Position, side: Side): readonly MorrisMove[] {
  const { board } = position;
  return originsOf(position, side).flatMap((from) =>
    POINTS.filter((to) => isEmpty(board, to) && reaches(position, from, to)).flatMap((to) =>
      whatItTakes(board, side, { from, to }).map((takes) => ({ from, to, takes })),
    ),
  );
}

/** NM3.2 */
function whatItTakes(board: Board, side: Side, step: Step): readonly (Point | null)[] {
  return closesMill(board, side, step) ? takeable(board, otherSide(side)) : [null];
}

export type Step = Pick<MorrisMove, 'from' | 'to'>;

/** NM2.1, NM2.2 */
function originsOf({ board, inHand }: Position, side: Side): readonly (Point | null)[] {
  return inHand[side] > 0 ? [null] : pointsOf(board, side);
}

/** NM2.2, NM2.3: whether a piece gets there, if the point is empty. */
export function reaches(position: Position, from: Point | null, to: Point): boolean {
  if (from === null || neighboursOf(from).includes(to)) return true;
  const side = sideAt(position.board, from);
  return side !== undefined && mayFly(position, side);
}

/** NM2.3 */
export function mayFly({ board, inHand, options }: Position, side: Side): boolean {
  const isDown = inHand[side] === 0 && pointsOf(board, side).length === FLYING_PIECES;
  return isDown && options.flying === 'allowed';
}

export function isEmpty(board: Board, point: Point): boolean {
  return board[point] === EMPTY;
}

/** NM3.2 */
export function closesMill(board: Board, side: Side, step: Step): boolean {
  return isInMill(stepped(board, side, step), step.to);
}

/** The board before anything is taken. */
export function stepped(board: Board, side: Side, { from, to }: Step): Board {
  const lifted = from === null ? board : put(board, from, EMPTY);
  return put(lifted, to, pieceOf(side));
}

/** NM3.4: what may be taken of a side. */
export function takeable(board: Board, side: Side): readonly Point[] {
  const pieces = pointsOf(board, side);
  const free = pieces.filter((point) => !isInMill(board, point));
  return free.length > 0 ? free : pieces;
}
