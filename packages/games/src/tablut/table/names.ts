import { headed } from '../../box/texts/enumerated.ts';
import {
  type Board,
  isCorner,
  makeSquare,
  PALACE,
  type Piece,
  pieceAt,
  SQUARES,
  squareNamed,
} from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';

/** A square for the ear: "e5, king", "a1, corner, empty, can go here". */
export function nameOfSquare(
  board: Board,
  name: string,
  isTarget: boolean,
  { names, table }: TablutTexts,
): string {
  const square = squareNamed(name);
  const piece = pieceAt(board, square);
  const parts = [name];
  if (square === PALACE && piece !== 'K') parts.push(table.palace);
  if (isCorner(square)) parts.push(table.corner);
  parts.push(piece ? names.man[piece] : table.empty);
  if (isTarget) parts.push(table.target);
  return parts.join(', ');
}

/** A whole board for the ear: "Tablut board: king on e5; defenders on e3, e4 …". */
export function nameOfBoard(board: Board, { table }: TablutTexts): string {
  const lots = (['K', 'L', 'D'] as const).flatMap((men) => {
    const squares = squaresWith(board, men);
    return squares.length > 0 ? [table.menOn({ men, squares })] : [];
  });
  return headed(table.board, lots, table);
}

function squaresWith(board: Board, piece: Piece): readonly string[] {
  return SQUARES.filter((square) => pieceAt(board, square) === piece).map(makeSquare);
}
