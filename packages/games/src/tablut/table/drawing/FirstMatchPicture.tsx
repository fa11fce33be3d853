import { arrow, type Offset, Vignette } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import { type Piece as Kind, sideOf } from '../../rules/index.ts';
import { Board } from './Board.tsx';
import { lieOf, RIM, UNIT } from './geometry.ts';
import { Piece } from './Piece.tsx';

/** A part of the board, from its upper left, and who stands there. */
interface Cut {
  readonly corner: Offset;
  readonly pieces: readonly (readonly [Kind, Offset])[];
  readonly way: string;
}

const ESCAPING: Cut = {
  corner: { x: 0, y: 0 },
  pieces: [['K', middle(2, 0)]],
  way: arrow(middle(2, 0), middle(0, 0)),
};
const TRAPPED: Cut = {
  corner: beside(2, 1),
  pieces: [
    ['D', middle(2, 2)],
    ['K', middle(3, 2)],
    ['D', middle(4, 1)],
  ],
  way: arrow(middle(4, 1), middle(4, 2)),
};

function sliding(kind: Kind): Cut {
  const way = arrow(middle(2, 3), middle(4, 3));
  return { corner: beside(2, 2), pieces: [[kind, middle(2, 3)]], way };
}

/** What happens on a corner of the real board. */
export function Picture({ of, seat }: PictureProps): JSX.Element {
  const isLight = sideOf(seat) === 'light';
  const ending = (of === 'win') === isLight ? ESCAPING : TRAPPED;
  const { corner, pieces, way } = of === 'turn' ? sliding(isLight ? 'L' : 'D') : ending;
  return (
    <Vignette class="tablut" viewBox={`${corner.x} ${corner.y} 320 220`} way={way}>
      <Board lie={lieOf(false)} />
      {pieces.map(([kind, { x, y }]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Piece kind={kind} at="" isToppled={false} />
        </g>
      ))}
    </Vignette>
  );
}

function beside(column: number, row: number): Offset {
  const { x, y } = middle(column, row);
  return { x: x - 50, y: y - 50 };
}

/** Of a square, counted from the upper left. */
function middle(column: number, row: number): Offset {
  return { x: RIM + (column + 0.5) * UNIT, y: RIM + (row + 0.5) * UNIT };
}
