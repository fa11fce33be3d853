import type { JSX } from 'preact';

/** Batter, baked: a rim, a pale edge and a golden middle. */
export function PancakeBase({ dark = false }: { readonly dark?: boolean }): JSX.Element {
  return (
    <g class="lk-batter" data-dark={dark}>
      <path class="rim" d="M-42-1v7a42 31 0 0 0 84 0v-7z" />
      <ellipse class="edge" cy="-1" rx="42" ry="31" />
      <path
        class="baked"
        d="M-35-3q1-13 16-18 14-7 30-2 20 3 24 17 3 13-11 22-14 8-31 6-18 0-25-10-5-7-3-15z"
      />
    </g>
  );
}
