import type { JSX } from 'preact';
import type { PrintAndPlay } from '../../box/paper.ts';
import { COLOURS, COLUMNS, type Colour, PRINTED, ROWS, STONES_PER_COLOUR } from '../rules/index.ts';
import { Circles } from '../table/drawing/Circles.tsx';
import disc from '../table/drawing/disc.css?raw';
import drunter from '../table/drawing/drunter.css?raw';
import { lieOf } from '../table/drawing/geometry.ts';
import { Linen } from '../table/drawing/Linen.tsx';
import linen from '../table/drawing/linen.css?raw';
import { paintedIn } from '../table/drawing/paint.ts';
import { Sign } from '../table/drawing/Sign.tsx';

/** The drawing's units in millimetres: a disc of 26 hides the circle that it lies on. DD2.4 */
const UNIT = 0.3;
const DISC = 26;

const CLOTH = lieOf(false);

/** DD1.1, DD1.3 */
export const paper: PrintAndPlay = {
  className: 'drunter',
  styles: [drunter, linen, disc],
  components: [
    {
      id: 'board',
      shape: 'board',
      width: CLOTH.width * UNIT,
      height: CLOTH.height * UNIT,
      seams: { across: between('x', COLUMNS), down: between('y', ROWS) },
      pieces: [{ front: <Cloth /> }],
    },
    {
      id: 'discs',
      shape: 'round',
      width: DISC,
      height: DISC,
      pieces: COLOURS.flatMap((colour) =>
        Array.from({ length: STONES_PER_COLOUR }, () => ({ front: <FlatDisc colour={colour} /> })),
      ),
    },
  ],
};

/** Halfway from one circle to the next. */
function between(side: 'x' | 'y', count: number): readonly number[] {
  const length = side === 'x' ? CLOTH.frame.width : CLOTH.frame.height;
  return Array.from(
    { length: count - 1 },
    (_, index) => (CLOTH.frame[side] + ((index + 1) * length) / count) * UNIT,
  );
}

function Cloth(): JSX.Element {
  return (
    <svg viewBox={`0 0 ${CLOTH.width} ${CLOTH.height}`}>
      <Linen lie={CLOTH} />
      <Circles view={{ circles: PRINTED, stacks: [] }} lie={CLOTH} />
    </svg>
  );
}

/** Seen from straight above. */
function FlatDisc({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <svg viewBox="-46 -46 92 92">
      <g class="drunter-disc" {...paintedIn(colour)}>
        <circle class="face" r="45" />
        <circle class="dent" r="33" />
        <text class="letter" font-size="32" y="4">
          {colour}
        </text>
        <Sign of={colour} y={19} size={0.6} />
      </g>
    </svg>
  );
}
