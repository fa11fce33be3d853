import type { JSX } from 'preact';
import type { Garnished } from '../rules/index.ts';
import { Garnish } from '../table/drawing/Garnish.tsx';
import { Crown, Tag } from '../table/drawing/Pancakes.tsx';

const VIEW = '-44 -44 88 88';

/** Seen from straight above, as it is cut out: a garnish, its letter, and the crown of one in five. */
export function FlatPancake({ kind, crowned }: Garnished): JSX.Element {
  return (
    <svg viewBox={VIEW}>
      <Dough fill="#e9b96e" />
      <Garnish kind={kind} />
      <Tag x={0} y={30}>
        {kind}
      </Tag>
      {crowned && <Crown x={0} y={-26} />}
    </svg>
  );
}

/** Of all garnished ones: what lies face down tells nothing. */
export function PlainPancake(): JSX.Element {
  return (
    <svg viewBox={VIEW}>
      <Dough fill="#c98a45" />
    </svg>
  );
}

export function FlatThrowingPancake({ face }: { readonly face: number }): JSX.Element {
  return (
    <svg viewBox={VIEW}>
      <Dough fill={face > 3 ? '#b0692a' : '#e9b96e'} />
      <text class="lk-number" stroke-width="7" y="15">
        {face}
      </text>
    </svg>
  );
}

function Dough({ fill }: { readonly fill: string }): JSX.Element {
  return (
    <g stroke="#2b211a" stroke-width="2">
      <circle r="43" fill={fill} />
      <circle r="36" fill="none" stroke="#9c5a22" stroke-width="2" opacity="0.45" />
    </g>
  );
}
