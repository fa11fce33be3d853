import type { JSX } from 'preact';

/** A silver cover over a plate; its rim at 0, 0. */
export function Cloche(): JSX.Element {
  return (
    <g class="lk-cloche">
      <path class="dome" d="M-36 6q-3-42 36-44 39 2 36 44-36 15-72 0z" />
      <path class="dome-shade" d="M12-36q27 8 24 42-10 5-24 7 12-24 0-49z" />
      <path class="shine" d="M-25-3q1-17 13-24" />
      <ellipse class="knob" cy="-41" rx="7" ry="5.5" />
      <path class="lip" d="M-39 5q39 18 78 0l1 5q-40 19-80 0z" />
    </g>
  );
}
