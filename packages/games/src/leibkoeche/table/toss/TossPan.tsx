import type { JSX, RefObject } from 'preact';
import type { Pan } from '../../rules/index.ts';
import { DROP, FLOOR, REACH, RIM } from '../../toss/index.ts';
import { SCALE, TILT } from './projection.ts';

/** How thick the copper is drawn below the floor. */
const COPPER = 13;
const RISE = RIM * SCALE;
/** The middle of the floor, seen from the pivot. */
const MIDDLE = { x: REACH * SCALE, y: DROP * SCALE };

interface PanProps {
  readonly pan: Pan;
  readonly whole: RefObject<SVGGElement | null>;
}

/** What lies behind the pancake: handle, inside, the far side of the rim. LK8.4 */
export function PanBehind({ pan, whole }: PanProps): JSX.Element {
  const { floor, rim } = widthsOf(pan);
  const end = { x: MIDDLE.x - rim + 12, y: MIDDLE.y - RISE };
  return (
    <g ref={whole} class="lk-toss-pan">
      <path
        class="handle"
        d={`M-70-14Q${end.x * 0.6}-10 ${end.x} ${end.y - 4}v22Q${end.x * 0.5} 14-70 14z`}
      />
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <ellipse class="rim" cy={-RISE} rx={rim} ry={rim * TILT} />
        <ellipse class="inside" cy={-RISE + 3} rx={rim - 9} ry={rim * TILT - 5} />
        <ellipse class="floor" rx={floor} ry={floor * TILT} />
        <path
          class="shine"
          d={`M${-floor * 0.72} ${-floor * TILT * 0.45}q${floor * 0.3}-${floor * 0.12} ${floor * 0.7}-${floor * 0.13}`}
        />
      </g>
    </g>
  );
}

/** What lies before it: the near side, from the rim down. */
export function PanBefore({ pan, whole }: PanProps): JSX.Element {
  const { floor, rim } = widthsOf(pan);
  return (
    <g ref={whole} class="lk-toss-pan">
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <path
          class="side"
          d={`M${-rim} ${-RISE}L${-floor} ${COPPER}A${floor} ${floor * TILT} 0 0 0 ${floor} ${COPPER}L${rim} ${-RISE}A${rim} ${rim * TILT} 0 0 1 ${-rim} ${-RISE}z`}
        />
        <path
          class="gleam"
          d={`M${-rim * 0.74} ${-RISE + rim * TILT * 0.8}q${rim * 0.2} ${rim * 0.07} ${rim * 0.5} ${rim * 0.075}`}
        />
        <path
          class="warm"
          d={`M${-floor * 0.6} ${COPPER + floor * TILT * 0.77}a${floor} ${floor * TILT} 0 0 0 ${floor * 1.2} 0`}
        />
      </g>
    </g>
  );
}

function widthsOf(pan: Pan): { readonly floor: number; readonly rim: number } {
  return { floor: FLOOR[pan] * SCALE, rim: (FLOOR[pan] + RIM) * SCALE };
}
