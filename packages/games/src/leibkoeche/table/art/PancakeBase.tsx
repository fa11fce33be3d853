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
      <path class="freckles" d="M-25 8h.1M-16 15h.1M22 12h.1M29 2h.1M14-19h.1M-6 19h.1M26-10h.1" />
      <path class="gloss" d="M-37-6q3-14 20-19" />
    </g>
  );
}
