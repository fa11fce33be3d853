import { arrow, HintMark, Marks } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import { COLOURS, type Colour, colourOf } from '../../rules/index.ts';
import { Printed } from './Circles.tsx';
import { Disc } from './Disc.tsx';
import { restOf } from './geometry.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

const LEFT: At = { x: 55, y: 75 };
const MIDDLE: At = { x: 110, y: 82 };
const RIGHT: At = { x: 165, y: 75 };

/** Two circles of the cloth, and what happens there. */
export function Picture({ of, seat }: PictureProps): JSX.Element {
  const own = colourOf(seat);
  const other = COLOURS.find((colour) => colour !== own) ?? own;
  return (
    <svg class="drunter" viewBox="0 0 220 130" aria-hidden="true">
      {of === 'win' && <Circle at={RIGHT} colour={own} />}
      {of === 'turn' && <Circle at={RIGHT} colour={other} />}
      <Lying at={of === 'lose' ? MIDDLE : LEFT} colour={own} />
      {of === 'lose' && <Lying at={MIDDLE} colour={other} height={1} />}
      {of !== 'lose' && (
        <Marks>
          <HintMark>
            <path d={arrow(LEFT, RIGHT)} />
          </HintMark>
        </Marks>
      )}
    </svg>
  );
}

function Circle({ at, colour }: { readonly at: At; readonly colour: Colour }): JSX.Element {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Printed colour={colour} />
    </g>
  );
}

interface LyingProps {
  readonly at: At;
  readonly colour: Colour;
  readonly height?: number;
}

function Lying({ at, colour, height = 0 }: LyingProps): JSX.Element {
  const { x, y } = restOf(height);
  return (
    <g transform={`translate(${at.x + x} ${at.y + y})`}>
      <Disc colour={colour} />
    </g>
  );
}
