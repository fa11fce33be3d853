import type { JSX } from 'preact';

const LEAVES = [0, 1, 2, 3, 4, 5];

/** A wreath of brass leaves that unfolds once for whoever has won here. */
export function Laurel({ isWon }: { readonly isWon: boolean }): JSX.Element {
  return (
    <svg class="laurel" data-won={isWon} viewBox="20 0 80 72" aria-hidden="true">
      <g class="laurel-side">
        {LEAVES.map((leaf) => (
          <Leaf key={leaf} index={leaf} />
        ))}
      </g>
      <g class="laurel-side" transform="matrix(-1 0 0 1 120 0)">
        {LEAVES.map((leaf) => (
          <Leaf key={leaf} index={leaf} />
        ))}
      </g>
    </svg>
  );
}

/** Leaves stand along an arc, from the foot of the wreath up its left side. */
function Leaf({ index }: { readonly index: number }): JSX.Element {
  return (
    <path
      class="laurel-leaf"
      style={{ '--leaf': index }}
      transform={`rotate(${14 + index * 24} 60 32) translate(60 59) rotate(-66)`}
      d="M0 0C-5-4-5-11 0-16C5-11 5-4 0 0Z"
    />
  );
}
