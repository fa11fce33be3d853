import type { JSX } from 'preact';

/** Where the pips of each face are, in steps of a third. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of bone, HM7.1. */
export function Die({
  pips,
  label,
}: {
  readonly pips: number;
  readonly label: string;
}): JSX.Element {
  return (
    <svg class="hm-die" viewBox="0 0 64 64" role="img" aria-label={label}>
      <rect class="hm-die-side" x="6" y="8" width="54" height="54" rx="12" />
      <rect class="hm-die-face" x="4" y="4" width="54" height="54" rx="12" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={31 + x * 14} cy={31 + y * 14} r="5" />
      ))}
    </svg>
  );
}
