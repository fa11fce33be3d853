import type { JSX } from 'preact';
import { INK, PAPER } from './colours.ts';

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
