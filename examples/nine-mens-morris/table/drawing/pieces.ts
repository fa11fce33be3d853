import type { GridLie, Offset, Piece } from '@kast/ui/kit';
import {
  EMPTY,
  makePoint,
  type MorrisState,
  type Piece as Kind,
  pieceOf,
  type Point,
  pointNamed,
  put,
  sideAt,
  sideOf,
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

/** Those in the grooves, and those on the points. */
export function piecesOf({ board, inHand }: MorrisState, lie: GridLie): readonly MorrisPiece[] {
  const waiting = ([1, 2] as const).flatMap((seat) => {
    const side = sideOf(seat);
    return Array.from({ length: inHand[side] }, (_, layer): MorrisPiece => {
      return { kind: pieceOf(side), at: handOf(side), layer };
    });
  });
  const standing = lie.fromTheBack.flatMap((point: Point): MorrisPiece[] => {
    const side = sideAt(board, point);
    return side ? [{ kind: pieceOf(side), at: makePoint(point) }] : [];
  });
  return [...waiting, ...standing];
}

export function placeOf(lie: GridLie, { kind, at, layer }: MorrisPiece): Offset {
  if (layer === undefined) return lie.middleOf(pointNamed(at));
  return inGroove(lie, kind === 'L' ? 'light' : 'dark', layer);
}
