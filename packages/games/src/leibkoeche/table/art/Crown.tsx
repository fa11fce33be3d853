import type { JSX } from 'preact';
import type { Point } from '../geometry.ts';

export function Crown({ x, y }: Point): JSX.Element {
  return (
    <g class="lk-crown" transform={`translate(${x} ${y})`}>
      <path d="M-14 10-17-7-8 0 0-12 8 0l9-7-3 17z" />
      <path class="band" d="M-14 5h28" />
      <circle cx="0" cy="-12" r="2.6" />
      <circle cx="-17" cy="-7" r="2.3" />
      <circle cx="17" cy="-7" r="2.3" />
    </g>
  );
}
