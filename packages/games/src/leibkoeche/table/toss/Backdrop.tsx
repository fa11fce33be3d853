import type { JSX } from 'preact';
import { REACH, TABLE } from '../../toss/index.ts';
import { SCALE, TILT } from './projection.ts';

/** Wider and higher than any screen shows. */
const FAR = 3000;
const TILE = 118;
/** The table reaches this far back and forward, as heights. */
const BACK = 2.4 * TILT * SCALE;
const FRONT = 1.5 * TILT * SCALE;

/** The tiled wall, the hearth that warms it from below, and the table. */
export function Backdrop({ id }: { readonly id: string }): JSX.Element {
  const table = -TABLE * SCALE;
  const behind = table - BACK;
  return (
    <g class="lk-toss-backdrop">
      <defs>
        <pattern
          id={`${id}-tiles`}
          width={TILE}
          height={TILE}
          y={behind}
          patternUnits="userSpaceOnUse"
        >
          <rect class="grout" width={TILE} height={TILE} />
          <rect class="tile" x="2" y="2" width={TILE - 4} height={TILE - 4} rx="5" />
          <path class="glaze" d="M13 38V20q0-7 7-7h26" />
        </pattern>
        <radialGradient id={`${id}-glow`}>
          <stop class="hot" offset="0" />
          <stop class="warm" offset="0.45" />
          <stop class="cool" offset="1" />
        </radialGradient>
      </defs>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={FAR + behind} fill={`url(#${id}-tiles)`} />
      <Rail />
      <Hearth floor={behind} />
      <ellipse
        class="glow"
        cx={REACH * SCALE}
        cy={behind}
        rx="900"
        ry="760"
        fill={`url(#${id}-glow)`}
      />
      <rect class="plank" x={-FAR} y={behind} width={2 * FAR} height={BACK + FRONT} />
      <path
        class="grain"
        d={`M${-FAR} ${table - 34}h${2 * FAR}M${-FAR} ${table + 12}h${2 * FAR}`}
      />
      <rect class="apron" x={-FAR} y={table + FRONT} width={2 * FAR} height={FAR} />
    </g>
  );
}

/** An arch in the wall with embers: where the warm light comes from. */
function Hearth({ floor }: { readonly floor: number }): JSX.Element {
  return (
    <g class="hearth" transform={`translate(${REACH * SCALE} ${floor})`}>
      <path class="arch" d="M-250 0V-70q0-150 250-150t250 150V0z" />
      <path class="mouth" d="M-205 0v-62q0-118 205-118t205 118V0z" />
      <path
        class="flame"
        d="M-150 0q-16-52 20-84 6 36 30 40 4-46 36-72 0 42 34 56 6-38 34-58 8 40 38 52 20-14 22-44 46 50 36 110z"
      />
      <path
        class="heart"
        d="M-104 0q-4-28 18-46 8 24 28 22 10-26 28-36 4 26 28 34 12-16 24-30 12 22 36 22 30 14 26 34z"
      />
      <path class="embers" d="M-196-4q30-16 60-8 40-14 70-4 36-12 70 0 34-12 68 2 50-12 124 12z" />
    </g>
  );
}

/** Ladles and a whisk on a rail, high up: what a flying pancake passes. */
function Rail(): JSX.Element {
  return (
    <g class="rail" transform="translate(-160 -690)">
      <path class="bar" d="M-2000 0H3000" />
      <path class="thing" d="M40 0v150m0 0q-34 4-34 34t34 30 34-30-34-34z" />
      <path class="thing" d="M150 0v120m0 0q-26 60-18 92 18 22 36 0 8-32-18-92zm0 0v100" />
      <path class="thing" d="M790 0v130m-24 0h48l-6 96q-18 12-36 0z" />
      <path class="thing" d="M900 0v150m0 0q-34 4-34 34t34 30 34-30-34-34z" />
    </g>
  );
}
