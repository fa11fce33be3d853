import type { JSX } from 'preact';
import { REACH, TABLE } from '../../toss/geometry.ts';
import { byLight, INK } from '../drawing/colours.ts';
import fire from '../drawing/pictures/fire.svg';
import { SCALE, TILT } from './projection.ts';

/** Wider and higher than any screen shows. */
const FAR = 3000;
const TILES = { width: 118, height: 118, patternUnits: 'userSpaceOnUse' } as const;
const ON_GROUT = { x: 2, y: 2, width: 114, height: 114 };
/** The table reaches this far back and forward, as heights. */
const BACK = 2.4 * TILT * SCALE;
const FRONT = 1.5 * TILT * SCALE;

/** The tiled wall, the hearth that warms it from below, and the table. */
export function Backdrop({ id }: { readonly id: string }): JSX.Element {
  const table = -TABLE * SCALE;
  const behind = table - BACK;
  return (
    <g stroke-width="6">
      <defs>
        <pattern id={`${id}-tiles`} {...TILES} y={behind}>
          <rect fill={byLight('#cdb994', '#2b221b')} width="118" height="118" />
          <rect fill={byLight('#f2e6cb', '#43372c')} {...ON_GROUT} rx="5" />
          <path fill="none" stroke={byLight('#fffaf0', '#5a4a3b')} d="M13 38V20q0-7 7-7h26" />
        </pattern>
        <radialGradient id={`${id}-glow`}>
          <stop stop-color="#f0842a" stop-opacity="0.6" offset="0" />
          <stop stop-color="#f0842a" stop-opacity="0.24" offset="0.45" />
          <stop stop-color="#f0842a" stop-opacity="0" offset="1" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}-tiles)`} d={band(-FAR, FAR + behind)} />
      <Rail />
      <Hearth floor={behind} />
      <ellipse cx={REACH * SCALE} cy={behind} rx="900" ry="760" fill={`url(#${id}-glow)`} />
      <path fill={byLight('#b98a5c', '#6d4a2e')} stroke={INK} d={band(behind, BACK + FRONT)} />
      <path
        stroke={byLight('#8c5b35', '#4d331f')}
        stroke-dasharray="420 60 180 90"
        opacity="0.6"
        d={`M${-FAR} ${table - 34}h${2 * FAR}M${-FAR} ${table + 12}h${2 * FAR}`}
      />
      <path fill={byLight('#8c5b35', '#452d1b')} stroke={INK} d={band(table + FRONT, FAR)} />
    </g>
  );
}

/** From far left to far right. */
function band(top: number, height: number): string {
  return `M${-FAR} ${top}h${2 * FAR}v${height}h${-2 * FAR}z`;
}

/** An arch in the wall with embers: where the warm light comes from. */
function Hearth({ floor }: { readonly floor: number }): JSX.Element {
  return (
    <g transform={`translate(${REACH * SCALE} ${floor})`}>
      <path
        fill={byLight('#a0552f', '#6b3a22')}
        stroke={INK}
        d="M-250 0V-70q0-150 250-150t250 150V0z"
      />
      <image href={fire} x="-210" y="-186" width="420" height="190" />
    </g>
  );
}

/** Ladles and a whisk on a rail, high up: what a flying pancake passes. */
function Rail(): JSX.Element {
  return (
    <g
      transform="translate(-160 -690)"
      fill={byLight('#b9a584', '#2f261e')}
      stroke={byLight('#8d7858', '#1f1813')}
    >
      <path stroke-width="12" d="M-2000 0H3000" />
      <path d="M40 0v150m0 0q-34 4-34 34t34 30 34-30-34-34z" />
      <path d="M150 0v120m0 0q-26 60-18 92 18 22 36 0 8-32-18-92zm0 0v100" />
      <path d="M790 0v130m-24 0h48l-6 96q-18 12-36 0z" />
      <path d="M900 0v150m0 0q-34 4-34 34t34 30 34-30-34-34z" />
    </g>
  );
}
