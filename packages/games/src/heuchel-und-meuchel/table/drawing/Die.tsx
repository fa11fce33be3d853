import type { JSX } from 'preact';

/** Where the pips of each face are, row by row of three. */
const PIPS: Readonly<Record<number, string>> = {
  1: '....x....',
  2: 'x.......x',
  3: 'x...x...x',
  4: 'x.x...x.x',
  5: 'x.x.x.x.x',
  6: 'x.xx.xx.x',
};

const BONE = { width: 54, height: 54, rx: 12, stroke: 'var(--hm-ink)', 'stroke-width': 2.5 };

interface DieProps {
  readonly pips: number;
  readonly label: string;
}

/** A die of bone, HM7.1. */
export function Die({ pips, label }: DieProps): JSX.Element {
  const places = (PIPS[pips] ?? '').split('').flatMap((pip, place) => (pip === 'x' ? [place] : []));
  return (
    <svg key={pips} class="hm-die" viewBox="0 0 64 64" role="img" aria-label={label}>
      <rect {...BONE} fill="#b59a6c" x="6" y="8" />
      <rect {...BONE} fill="#f6ecd6" x="4" y="4" />
      {places.map((place) => (
        <circle key={place} cx={17 + (place % 3) * 14} cy={17 + Math.floor(place / 3) * 14} r="5" />
      ))}
    </svg>
  );
}
