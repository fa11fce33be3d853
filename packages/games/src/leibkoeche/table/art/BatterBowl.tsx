import type { JSX } from 'preact';

/** A bowl of batter with a whisk in it, for a sideboard. Its foot at 0, 0. */
export function BatterBowl(): JSX.Element {
  return (
    <g class="lk-bowl">
      <ellipse class="shadow" cx="4" cy="0" rx="27" ry="7" />
      <path class="whisk" d="M7-24 22-56m-17 33q-4-10 6-16 8 4 0 19m2-1q4-12 0-18" />
      <path class="bowl" d="M-27-23q0 22 17 23h20q17-1 17-23z" />
      <path class="stripe" d="M-25-13q25 7 50 0" />
      <ellipse class="rim" cy="-23" rx="27" ry="9" />
      <ellipse class="batter" cy="-22" rx="21" ry="6" />
    </g>
  );
}
