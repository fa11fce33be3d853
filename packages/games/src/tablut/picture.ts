import {
  ATTACKER,
  BOARD_SIZE as SIZE,
  columnOf,
  DEFENDER,
  KING,
  rowOf,
  type TablutView,
} from './rules/index.ts';

const CELL = 60;
const EDGE = 20;
const SPAN = SIZE * CELL + 2 * EDGE;

/** The position as a plain drawing, for where the table itself cannot be shown. */
export function picture({ board }: TablutView): string {
  const squares = Array.from(board, (_, square) => square);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SPAN} ${SPAN}" width="${SPAN}" height="${SPAN}">`,
    `<rect width="${SPAN}" height="${SPAN}" rx="16" fill="#a87b45"/>`,
    ...squares.map(drawnSquare),
    ...squares.map((square) => drawnPiece(board[square], square)),
    '</svg>',
  ].join('');
}

/** a1 lies bottom left. */
function cornerOf(square: number): { readonly x: number; readonly y: number } {
  const [row, column] = [rowOf(square), columnOf(square)];
  return { x: EDGE + column * CELL, y: EDGE + (SIZE - 1 - row) * CELL };
}

function drawnSquare(square: number): string {
  const { x, y } = cornerOf(square);
  const [row, column] = [rowOf(square), columnOf(square)];
  const isAtEdge = (at: number) => at === 0 || at === SIZE - 1;
  const isPalace = row === (SIZE - 1) / 2 && column === row;
  const isBrass = isPalace || (isAtEdge(row) && isAtEdge(column));
  const plain = (row + column) % 2 === 0 ? '#e7cfa0' : '#d9bb84';
  const fill = isBrass ? '#cf9f45' : plain;
  return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#8a6536" stroke-width="1.5"/>`;
}

function drawnPiece(piece: string | undefined, square: number): string {
  if (piece !== KING && piece !== ATTACKER && piece !== DEFENDER) return '';
  const { x, y } = cornerOf(square);
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const fill = piece === ATTACKER ? '#4b3a2f' : '#fbf0d8';
  const disc = `<circle cx="${cx}" cy="${cy}" r="21" fill="${fill}" stroke="#2b211a" stroke-width="4"/>`;
  if (piece !== KING) return disc;
  const crown = `M${cx - 12} ${cy + 9}v-17l6 7 6-10 6 10 6-7v17z`;
  return `${disc}<path d="${crown}" fill="#cf9f45" stroke="#2b211a" stroke-width="3" stroke-linejoin="round"/>`;
}
