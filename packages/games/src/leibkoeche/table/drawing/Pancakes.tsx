import type { JSX } from 'preact';
import type { Garnished } from '../../rules/index.ts';
import { CARPET_RED, INK, PAPER } from './colours.ts';
import { Garnish } from './Garnish.tsx';

/** The high side has been in the pan for longer. */
export const TONES = {
  fair: { edge: '#f0c67e', baked: '#dfa04e', freckles: '#b26f2d', gloss: '#fbe6b8' },
  dark: { edge: '#d99c50', baked: '#b26f2d', freckles: '#8a4f1c', gloss: '#edbd78' },
};

/** Batter, baked: a rim, a pale edge and a golden middle. Some 84 by 68, its middle at 0, 0. */
function Batter({ tone }: { readonly tone: keyof typeof TONES }): JSX.Element {
  const { edge, baked, freckles, gloss } = TONES[tone];
  return (
    <g stroke={INK} stroke-width="2.4">
      <path fill="#b0692a" d="M-42-1v7a42 31 0 0 0 84 0v-7z" />
      <ellipse fill={edge} cy="-1" rx="42" ry="31" />
      <path
        fill={baked}
        stroke="none"
        d="M-35-3q1-13 16-18 14-7 30-2 20 3 24 17 3 13-11 22-14 8-31 6-18 0-25-10-5-7-3-15z"
      />
      <path
        stroke={freckles}
        stroke-width="3.4"
        d="M-25 8h.1M-16 15h.1M22 12h.1M29 2h.1M14-19h.1M-6 19h.1M26-10h.1"
      />
      <path fill="none" stroke={gloss} stroke-width="3" d="M-37-6q3-14 20-19" />
    </g>
  );
}

interface ThrowingPancakeProps {
  readonly face: number;
  /** LK5.3: just laid down: too hot to take. */
  readonly isHot?: boolean;
}

/** A plain pancake with its number. */
export function ThrowingPancake({ face, isHot = false }: ThrowingPancakeProps): JSX.Element {
  return (
    <g>
      <Batter tone={face > 3 ? 'dark' : 'fair'} />
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
      <Batter tone="fair" />
      <Garnish kind={kind} />
      <Tag x={31} y={19}>
        {kind}
      </Tag>
      {crowned && <Crown x={-24} y={-25} />}
    </g>
  );
}

export function Crown({ x, y }: Omit<TagProps, 'children'>): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} fill="#f2c230" stroke={INK} stroke-width="2">
      <path d="M-14 10-17-7-8 0 0-12 8 0l9-7-3 17z" />
      <path stroke={CARPET_RED} stroke-width="3" d="M-14 5h28" />
      <path stroke-width="7" d="M0-12h.1M-17-7h.1M17-7h.1" />
      <path stroke="#f2c230" stroke-width="4" d="M0-12h.1M-17-7h.1M17-7h.1" />
    </g>
  );
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
