import type { JSX, RefObject } from 'preact';
import type { Pan } from '../../rules/index.ts';
import { FLOOR, REACH, RIM } from '../../toss/index.ts';
import { SCALE, TILT } from './projection.ts';

/** How thick the copper is drawn below the floor. */
const COPPER = 14;

interface PanProps {
  readonly pan: Pan;
  readonly whole: RefObject<SVGGElement | null>;
}

/** What lies behind the pancake: handle, inside, the far side of the rim. LK8.4 */
export function PanBehind({ pan, whole }: PanProps): JSX.Element {
  const { middle, floor, rim, rise } = measuresOf(pan);
  return (
    <g ref={whole} class="lk-toss-pan">
      <path
        class="handle"
        d={`M-62-9q60-6 ${middle - rim + 62} ${-rise + 4}v24q-60 2-${middle - rim + 62} 10z`}
      />
      <ellipse class="rim" cx={middle} cy={-rise} rx={rim} ry={rim * TILT} />
      <ellipse class="inside" cx={middle} cy={-rise + 3} rx={rim - 9} ry={rim * TILT - 5} />
      <ellipse class="floor" cx={middle} cy="0" rx={floor} ry={floor * TILT} />
      <path
        class="shine"
        d={`M${middle - floor * 0.72} ${-floor * TILT * 0.45}q${floor * 0.3}-${floor * 0.12} ${floor * 0.7}-${floor * 0.13}`}
      />
    </g>
  );
}

/** What lies before it: the near side, from the rim down. */
export function PanBefore({ pan, whole }: PanProps): JSX.Element {
  const { middle, floor, rim, rise } = measuresOf(pan);
  const bottom = floor * 0.98;
  return (
    <g ref={whole} class="lk-toss-pan">
      <path
        class="side"
        d={`M${middle - rim} ${-rise}L${middle - bottom} ${COPPER}A${bottom} ${bottom * TILT} 0 0 0 ${middle + bottom} ${COPPER}L${middle + rim} ${-rise}A${rim} ${rim * TILT} 0 0 1 ${middle - rim} ${-rise}z`}
      />
      <path
        class="gleam"
        d={`M${middle - rim * 0.74} ${-rise + rim * TILT * 0.8}q${rim * 0.2} ${rim * 0.07} ${rim * 0.5} ${rim * 0.075}`}
      />
      <path
        class="warm"
        d={`M${middle - bottom * 0.6} ${COPPER + bottom * TILT * 0.77}a${bottom} ${bottom * TILT} 0 0 0 ${bottom * 1.2} 0`}
      />
    </g>
  );
}

function measuresOf(pan: Pan) {
  return {
    middle: REACH * SCALE,
    floor: FLOOR[pan] * SCALE,
    rim: (FLOOR[pan] + RIM) * SCALE,
    rise: RIM * SCALE,
  };
}
