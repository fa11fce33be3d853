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
import type { TableWords } from '../texts/table-words.ts';

/** A square for the ear: "e5, king", "a1, corner, empty, can go here". */
export function nameOfSquare(
  board: Board,
  name: string,
  isTarget: boolean,
  words: TableWords,
): string {
  const square = squareNamed(name);
  const piece = pieceAt(board, square);
  const parts = [name];
  if (square === PALACE && piece !== 'K') parts.push(words.palace);
  if (isCorner(square)) parts.push(words.corner);
  parts.push(piece ? words.pieces[piece] : words.empty);
  if (isTarget) parts.push(words.target);
  return parts.join(', ');
}

/** A whole board for the ear: "Tablut board: king e5; defender e3, e4 …". */
export function nameOfBoard(board: Board, words: TableWords): string {
  const lots = (['K', 'L', 'D'] as const).flatMap((piece) => {
    const squares = squaresWith(board, piece);
    return squares.length > 0 ? [`${words.pieces[piece]} ${squares.join(', ')}`] : [];
  });
  return `${words.board}: ${lots.join('; ')}`;
}

function squaresWith(board: Board, piece: Piece): readonly string[] {
  return SQUARES.filter((square) => pieceAt(board, square) === piece).map(makeSquare);
}
