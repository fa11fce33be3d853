import { arrow, HintMark, Marks } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import { type Piece as Kind, sideOf } from '../../rules/index.ts';
import { Board } from './Board.tsx';
import { lieOf, RIM, UNIT } from './geometry.ts';
import { Piece } from './Piece.tsx';

/** A part of the board, in squares from the upper left, and who stands there. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly (readonly [Kind, x: number, y: number])[];
  readonly way: readonly [from: readonly [number, number], to: readonly [number, number]];
}

const ESCAPING: Cut = {
  x: 0,
  y: 0,
  pieces: [['K', 2, 0]],
  way: [
    [2, 0],
    [0, 0],
  ],
};
const TRAPPED: Cut = {
  x: 2,
  y: 1,
  pieces: [
    ['D', 2, 2],
    ['K', 3, 2],
    ['D', 4, 1],
  ],
  way: [
    [4, 1],
    [4, 2],
  ],
};
const SLIDING: Record<'light' | 'dark', Cut> = {
  light: {
    x: 2,
    y: 2,
    pieces: [['L', 2, 3]],
    way: [
      [2, 3],
      [4, 3],
    ],
  },
  dark: {
    x: 2,
    y: 2,
    pieces: [['D', 2, 3]],
    way: [
      [2, 3],
      [4, 3],
    ],
  },
};

/** What happens on a corner of the real board. */
export function Picture({ of, seat }: PictureProps): JSX.Element {
  const side = sideOf(seat);
  const ending = (of === 'win') === (side === 'light') ? ESCAPING : TRAPPED;
  const cut = of === 'turn' ? SLIDING[side] : ending;
  const [from, to] = cut.way;
  return (
    <svg
      class="tablut"
      viewBox={`${cut.x === 0 ? 0 : middle(cut.x) - 50} ${cut.y === 0 ? 0 : middle(cut.y) - 50} 320 220`}
      aria-hidden="true"
    >
      <Board lie={lieOf(false)} />
      {cut.pieces.map(([kind, x, y]) => (
        <g key={`${x}${y}`} transform={`translate(${middle(x)} ${middle(y)})`}>
          <Piece kind={kind} at="" isToppled={false} />
        </g>
      ))}
      <Marks>
        <HintMark>
          <path d={arrow(placed(from), placed(to))} />
        </HintMark>
      </Marks>
    </svg>
  );
}

function placed([x, y]: readonly [number, number]): { readonly x: number; readonly y: number } {
  return { x: middle(x), y: middle(y) };
}

function middle(square: number): number {
  return RIM + (square + 0.5) * UNIT;
}
