import type { JSX } from 'preact';
import type { PrintAndPlay } from '../../box/paper.ts';
import { BOARD_SIZE, type Piece as Kind, pieceAt, START } from '../rules/index.ts';
import { Board } from '../table/drawing/Board.tsx';
import { lieOf, RIM, UNIT, WIDTH } from '../table/drawing/geometry.ts';
import { Piece } from '../table/drawing/Piece.tsx';
import style from '../table/drawing/tablut.css?raw';

/** A square measures nearly 26 millimetres, a piece 22. */
const BOARD = 250;
const PIECE = 22;
const LINES = Array.from(
  { length: BOARD_SIZE - 1 },
  (_, index) => ((RIM + (index + 1) * UNIT) * BOARD) / WIDTH,
);

const GROUND: Readonly<Record<Kind, string>> = { L: '#f6ecd2', K: '#f0cf7c', D: '#b98a5c' };

/** TB1.1, TB1.2 */
export const paper: PrintAndPlay = {
  className: 'tablut',
  styles: [style],
  components: [
    {
      id: 'board',
      shape: 'board',
      width: BOARD,
      height: BOARD,
      seams: { across: LINES, down: LINES },
      pieces: [{ front: <WholeBoard /> }],
    },
    {
      id: 'pieces',
      shape: 'round',
      width: PIECE,
      height: PIECE,
      pieces: lieOf(false)
        .fromTheBack.flatMap((square) => pieceAt(START, square) ?? [])
        .toSorted()
        .map((kind) => ({ front: <Token kind={kind} /> })),
    },
  ],
};

function WholeBoard(): JSX.Element {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${WIDTH}`}>
      <Board lie={lieOf(false)} />
    </svg>
  );
}

/** Who stands on the board lies on a disc of paper. */
function Token({ kind }: { readonly kind: Kind }): JSX.Element {
  return (
    <svg viewBox="-62 -68 124 124">
      <circle cy="-6" r="62" fill={GROUND[kind]} />
      <g transform="translate(0 2)">
        <Piece kind={kind} at="" isToppled={false} />
      </g>
    </svg>
  );
}
