import type { JSX } from 'preact';
import type { Garnished } from '../../rules/index.ts';
import { INK, PAPER } from './colours.ts';
import { Garnish } from './Garnish.tsx';
import crown from './pictures/crown.svg';
import dark from './pictures/pancake-dark.svg';
import fair from './pictures/pancake-fair.svg';

/** Where a pancake lies that has its middle at 0, 0. */
const ROUND = { x: -44, y: -34, width: 88, height: 73 };

interface ThrowingPancakeProps {
  readonly face: number;
  /** LK5.3: just laid down: too hot to take. */
  readonly isHot?: boolean;
}

/** A plain pancake with its number. */
export function ThrowingPancake({ face, isHot = false }: ThrowingPancakeProps): JSX.Element {
  return (
    <g>
      <image href={face > 3 ? dark : fair} {...ROUND} />
      <text class="lk-number" stroke-width="7" y="14">
        {face}
      </text>
      {isHot && (
        <path
          class="lk-steam"
          d="M-20-26q-7-8 0-15t0-14M0-29q-7-8 0-15t0-14M20-26q-7-8 0-15t0-14"
        />
      )}
    </g>
  );
}

/** A plain pancake by itself, for a button or a line of words. */
export function PancakeIcon({ face }: { readonly face: number }): JSX.Element {
  return (
    <svg class="lk-icon" viewBox="-44 -36 88 76" aria-hidden="true">
      <ThrowingPancake face={face} />
    </svg>
  );
}

/** A pancake with its garnish, lying, and its letter in the notation. */
export function GarnishedPancake({ kind, crowned }: Garnished): JSX.Element {
  return (
    <g>
      <image href={fair} {...ROUND} />
      <Garnish kind={kind} />
      <Tag x={31} y={19}>
        {kind}
      </Tag>
      {crowned && <Crown x={-24} y={-25} />}
    </g>
  );
}

export function Crown({ x, y }: Omit<TagProps, 'children'>): JSX.Element {
  return <image href={crown} x={x - 22} y={y - 17} width="44" height="30" />;
}

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly children: string | number;
}

/** A letter or a number on a round of paper. */
export function Tag({ x, y, children }: TagProps): JSX.Element {
  return (
    <g class="lk-tag" transform={`translate(${x} ${y})`}>
      <circle r="10.5" fill={PAPER} stroke={INK} stroke-width="2" />
      <text y="5.5">{children}</text>
    </g>
  );
}
