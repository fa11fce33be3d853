import type { JSX, RefObject } from 'preact';
import type { Pan } from '../../rules/index.ts';
import { DROP, FLOOR, REACH, RIM } from '../../toss/geometry.ts';
import { INK } from '../drawing/colours.ts';
import { SCALE, TILT } from './projection.ts';

/** How thick the copper is drawn below the floor. */
const COPPER = 13;
const RISE = RIM * SCALE;
/** The middle of the floor, seen from the pivot. */
const MIDDLE = { x: REACH * SCALE, y: DROP * SCALE };

const SHINE = { fill: 'none', stroke: '#f3c79c', 'stroke-width': 8, opacity: 0.75 };

interface PanProps {
  readonly pan: Pan;
  readonly whole: RefObject<SVGGElement | null>;
}

/** What lies behind the pancake: handle, inside, the far side of the rim. LK8.4 */
export function PanBehind({ pan, whole }: PanProps): JSX.Element {
  const { floor, rim } = widthsOf(pan);
  const end = { x: MIDDLE.x - rim + 12, y: MIDDLE.y - RISE };
  return (
    <g ref={whole} class="lk-toss-pan" stroke={INK} stroke-width="6">
      <path
        fill="#4a3f39"
        d={`M-70-14Q${end.x * 0.6}-10 ${end.x} ${end.y - 4}v22Q${end.x * 0.5} 14-70 14z`}
      />
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <ellipse fill="#e39a63" cy={-RISE} rx={rim} ry={rim * TILT} />
        <ellipse fill="#8a5136" stroke-width="3" cy={-RISE + 3} rx={rim - 9} ry={rim * TILT - 5} />
        <ellipse fill="#a7664a" stroke="none" rx={floor} ry={floor * TILT} />
        <path
          {...SHINE}
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
    <g ref={whole} class="lk-toss-pan" stroke={INK} stroke-width="6">
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <path
          fill="#c8713c"
          d={`M${-rim} ${-RISE}L${-floor} ${COPPER}A${floor} ${floor * TILT} 0 0 0 ${floor} ${COPPER}L${rim} ${-RISE}A${rim} ${rim * TILT} 0 0 1 ${-rim} ${-RISE}z`}
        />
        <path
          {...SHINE}
          d={`M${-rim * 0.74} ${-RISE + rim * TILT * 0.8}q${rim * 0.2} ${rim * 0.07} ${rim * 0.5} ${rim * 0.075}`}
        />
        <path
          {...SHINE}
          stroke="#ffb14a"
          stroke-width="6"
          d={`M${-floor * 0.6} ${COPPER + floor * TILT * 0.77}a${floor} ${floor * TILT} 0 0 0 ${floor * 1.2} 0`}
        />
      </g>
    </g>
  );
}

function widthsOf(pan: Pan): { readonly floor: number; readonly rim: number } {
  return { floor: FLOOR[pan] * SCALE, rim: (FLOOR[pan] + RIM) * SCALE };
}
