import type { JSX } from 'preact';
import { colourOfSeat, INK, PAPER, WHITE } from './colours.ts';
import { Shadow } from './Kitchenware.tsx';

/** Told by colour and by hat. Feet at 0, 0; some 52 wide and 92 high. */
export function Cook({ seat }: { readonly seat: number }): JSX.Element {
  const colour = colourOfSeat(seat);
  const hat = HATS[seat - 1];
  return (
    <g stroke={INK} stroke-width="2.6" fill="none">
      <Shadow cx={5} cy={1} rx={25} ry={8} />
      <path fill={colour} d="M-20 0q-3-26 9-36h22q12 10 9 36-20 7-40 0z" />
      <path fill="#000" stroke="none" opacity="0.2" d="M8-36h3q12 10 9 36-6 2-12 3 4-20 0-39z" />
      <path fill={PAPER} d="M-11-24h22l4 25q-15 5-30 0z" />
      <path d="M-17-24q-6 8-3 16M17-24q6 8 3 16" />
      <circle fill="#f0c39a" cy="-44" r="14" />
      <path stroke-width="2" d="M-5-45v2M5-45v2M-5-38q5 3 10 0" />
      <path fill={WHITE} d={hat?.shape} />
      <path stroke="#b9ab93" stroke-width="2" d={hat?.folds} />
      <path fill={colour} d="M-14-58h28v8h-28z" />
    </g>
  );
}

/** Tall and pleated, a mushroom, low and wide, leaning over. */
const HATS = [
  { shape: 'M-13-52-16-84q16-7 32 0l-3 32z', folds: 'M-6-54-8-82M6-54 8-82' },
  {
    shape: 'M-13-54q-13-4-10-15 2-8 10-8 4-10 13-10t13 10q8 0 10 8 3 11-10 15z',
    folds: 'M-7-58q-1-8-5-11M7-58q1-8 5-11',
  },
  { shape: 'M-14-54q-14-14 2-18 14-5 26 0 14 4 0 18z', folds: 'M-14-66q14-5 28 0' },
  {
    shape: 'M-13-52-16-70q-2-14 12-15 18-4 28 8 6 8-3 9-5 1-7-1l-1 17z',
    folds: 'M-5-56q-2-12 2-18M14-69q-6-5-10-2',
  },
];
