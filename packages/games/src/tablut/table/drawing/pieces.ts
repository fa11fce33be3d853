import type { GridLie, Piece } from '@kast/ui/kit';
import { makeSquare, pieceAt, type Piece as Kind, type TablutView } from '../../rules/index.ts';

export interface TablutPiece extends Piece {
  readonly kind: Kind;
  /** TB4.4 */
  readonly isToppled: boolean;
}

/** Those that stand, from the back to the front. */
export function piecesOf({ board, outcome }: TablutView, lie: GridLie): readonly TablutPiece[] {
  return lie.fromTheBack.flatMap((square) => {
    const kind = pieceAt(board, square);
    const isToppled = kind === 'K' && outcome?.rule === 'TB4.4';
    return kind ? [{ kind, at: makeSquare(square), isToppled }] : [];
  });
}
