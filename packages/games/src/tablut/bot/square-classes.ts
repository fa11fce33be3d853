import { columnOf, rowOf, SQUARES, squareAt } from './board.ts';

/**
 * Turned and mirrored, the board has only fifteen different squares. By square the number of its kind:
 * in the lower left eighth: a1 b1 c1 d1 e1, b2 c2 d2 e2, c3 d3 e3, d4 e4, e5.
 */
export const SQUARE_CLASS = new Uint8Array(SQUARES);

for (let column = 0; column < 9; column++) {
  for (let row = 0; row < 9; row++) {
    const square = squareAt(column, row);
    SQUARE_CLASS[square] = classOf(square);
  }
}

function classOf(square: number): number {
  const fromSide = Math.min(columnOf(square), 8 - columnOf(square));
  const fromBottom = Math.min(rowOf(square), 8 - rowOf(square));
  const near = Math.min(fromSide, fromBottom);
  const far = Math.max(fromSide, fromBottom);
  // Rows of 5, 4, 3, 2 and 1 classes.
  return near * 5 - (near * (near - 1)) / 2 + (far - near);
}
