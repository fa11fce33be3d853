import { arrow, type Offset, Vignette } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import { COLOURS, colourOf } from '../../rules/index.ts';
import type { DrunterTexts } from '../../texts/speak.ts';
import { Printed } from './Circles.tsx';
import { Disc } from './Disc.tsx';
import { restOf } from './geometry.ts';

const LEFT: Offset = { x: 55, y: 75 };
const MIDDLE: Offset = { x: 110, y: 82 };
const RIGHT: Offset = { x: 165, y: 75 };
const WAY = arrow(LEFT, RIGHT);

/** Two circles of the cloth, and what happens there. */
export function Picture({ of, seat }: PictureProps<DrunterTexts>): JSX.Element {
  const own = colourOf(seat);
  const other = COLOURS.find((colour) => colour !== own) ?? own;
  const isStuck = of === 'lose';
  return (
    <Vignette class="drunter" viewBox="0 0 220 130" way={isStuck ? undefined : WAY}>
      {!isStuck && (
        <At {...RIGHT}>
          <Printed colour={of === 'win' ? own : other} />
        </At>
      )}
      <At {...(isStuck ? MIDDLE : LEFT)}>
        <Disc colour={own} />
        {isStuck && (
          <At {...restOf(1)}>
            <Disc colour={other} />
          </At>
        )}
      </At>
    </Vignette>
  );
}

function At({ x, y, children }: Offset & { readonly children: ComponentChildren }): JSX.Element {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
