import type { JSX } from 'preact';
import { PancakeBase } from './PancakeBase.tsx';

interface ThrowingPancakeProps {
  readonly face: number;
  /** LK5.3: just laid down: too hot to take. */
  readonly isHot?: boolean;
}

/** A plain pancake with its number; the high side has been in the pan for longer. */
export function ThrowingPancake({ face, isHot = false }: ThrowingPancakeProps): JSX.Element {
  return (
    <g class="lk-throwing" data-hot={isHot}>
      <PancakeBase dark={face > 3} />
      <text class="number" y="14">
        {face}
      </text>
      {isHot && (
        <path class="steam" d="M-20-26q-7-8 0-15t0-14M0-29q-7-8 0-15t0-14M20-26q-7-8 0-15t0-14" />
      )}
    </g>
  );
}
