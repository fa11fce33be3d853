import type { GridLie, Offset, Piece } from '@kast/ui/kit';
import {
  EMPTY,
  makePoint,
  type MorrisState,
  otherSide,
  type Piece as Kind,
  pieceOf,
  type Point,
  PIECES_EACH,
  pointNamed,
  pointsOf,
  put,
  type Side,
  sideAt,
} from '../../rules/index.ts';
import { type Half, handOf } from '../choices.ts';
import { inGroove } from './geometry.ts';

export interface MorrisPiece extends Piece {
  readonly kind: Kind;
  /** In a groove: its place there. */
  readonly layer?: number;
}

/** The board with a piece where a hand has set it down for the time being. */
export function laidDown(view: MorrisState, { from, to }: Half): MorrisState {
  if (to === undefined) return view;
  const { turn, board, inHand } = view;
  return {
    ...view,
    board: put(from === null ? board : put(board, from, EMPTY), to, pieceOf(turn)),
    inHand: from === null ? { ...inHand, [turn]: inHand[turn] - 1 } : inHand,
  };
}

/** Those in the grooves and on the points: a side's own that wait, from the left, and from the right what it took. */
export function piecesOf(view: MorrisState, lie: GridLie): readonly MorrisPiece[] {
  const { board, inHand } = view;
  const waiting = SIDES.flatMap((side) => row(side, handOf(side), inHand[side]));
  const standing = lie.fromTheBack.flatMap((point: Point): MorrisPiece[] => {
    const side = sideAt(board, point);
    return side ? [{ kind: pieceOf(side), at: makePoint(point) }] : [];
  });
  const taken = SIDES.flatMap((side) => row(side, TAKEN, takenOf(view, side)));
  return [...waiting, ...standing, ...taken];
}

export function isTaken({ at }: Pick<MorrisPiece, 'at'>): boolean {
  return at === TAKEN;
}

export function placeIn(lie: GridLie, piece: MorrisPiece): Offset {
  const { kind, at, layer } = piece;
  const side = kind === 'L' ? 'light' : 'dark';
  if (layer === undefined) return lie.middleOf(pointNamed(at));
  return isTaken(piece)
    ? inGroove(lie, otherSide(side), PIECES_EACH - 1 - layer)
    : inGroove(lie, side, layer);
}

/** Beside the board, with whoever took it. */
const TAKEN = 'taken';
const SIDES = ['light', 'dark'] as const;

function row(side: Side, at: string, length: number): readonly MorrisPiece[] {
  return Array.from({ length }, (_, layer) => ({ kind: pieceOf(side), at, layer }));
}

function takenOf({ board, inHand }: MorrisState, side: Side): number {
  return PIECES_EACH - inHand[side] - pointsOf(board, side).length;
}
