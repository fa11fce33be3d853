import type { JSX } from 'preact';
import type { Pan } from '../../rules/index.ts';
import { INK } from './colours.ts';

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

type Ellipse = Readonly<Record<'cx' | 'cy' | 'rx' | 'ry', number>>;

/** On whatever it lies. */
export function Shadow(props: Ellipse): JSX.Element {
  return <ellipse {...props} stroke="none" opacity="0.26" />;
}
