import type { JSX } from 'preact';
import type { Pan } from '../../rules/index.ts';
import { GOLD, INK, PAPER } from './colours.ts';

/** A bowl of batter with a whisk in it, for a sideboard. Its foot at 0, 0. */
export function BatterBowl(): JSX.Element {
  return (
    <g stroke={INK} stroke-width="2.4">
      <Shadow cx={4} cy={0} rx={27} ry={7} />
      <path fill="none" stroke="#6b4526" d="M7-24 22-56m-17 33q-4-10 6-16 8 4 0 19m2-1q4-12 0-18" />
      <path fill={PAPER} d="M-27-23q0 22 17 23h20q17-1 17-23z" />
      <path fill="none" stroke="#2c69ae" stroke-width="4" d="M-25-13q25 7 50 0" />
      <ellipse fill="#e4d8c1" cy="-23" rx="27" ry="9" />
      <ellipse fill="#f3d68f" stroke-width="1.6" cy="-22" rx="21" ry="6" />
    </g>
  );
}

/** A silver cover over a plate; its rim at 0, 0. */
export function Cloche(): JSX.Element {
  return (
    <g stroke={INK} stroke-width="2.5">
      <path fill="#cdd2d3" d="M-36 6q-3-42 36-44 39 2 36 44-36 15-72 0z" />
      <path fill="#9aa3a6" stroke="none" d="M12-36q27 8 24 42-10 5-24 7 12-24 0-49z" />
      <path fill="none" stroke="#fff" stroke-width="5" d="M-25-3q1-17 13-24" />
      <ellipse fill={GOLD} cy="-41" rx="7" ry="5.5" />
      <path fill="#b4bbbd" d="M-39 5q39 18 78 0l1 5q-40 19-80 0z" />
    </g>
  );
}

const RADIUS: Readonly<Record<Pan, number>> = { small: 34, normal: 43, large: 52 };

/** LK8.4: three pans that differ in width only. Its middle at 0, 0, the handle to the right. */
export function CopperPan({ pan }: { readonly pan: Pan }): JSX.Element {
  const rx = RADIUS[pan];
  const ry = rx * 0.66;
  return (
    <g stroke={INK} stroke-width="2.4">
      <Shadow cx={6} cy={12} rx={rx + 3} ry={ry} />
      <path fill="#5b4438" d={`M${rx - 4} 3q20-6 ${106 - rx}-12l4 9q-30 10-${108 - rx} 14z`} />
      <path fill="#9c4f20" d={`M${-rx} 0v9a${rx} ${ry} 0 0 0 ${2 * rx} 0v-9z`} />
      <ellipse fill="#dd9154" rx={rx} ry={ry} />
      <ellipse fill="#7a3d18" cy="2" rx={rx - 5} ry={ry - 4.5} />
      <path
        fill="none"
        stroke="#f6c79a"
        stroke-width="4"
        d={`M${-rx + 11} ${-2}a${rx - 9} ${ry - 8} 0 0 1 ${rx - 14} ${-ry + 11}`}
      />
    </g>
  );
}

interface ShadowProps {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** On whatever it lies. */
export function Shadow(props: ShadowProps): JSX.Element {
  return <ellipse {...props} stroke="none" opacity="0.26" />;
}
