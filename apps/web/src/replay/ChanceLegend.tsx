import type { JSX } from 'preact';
import './chances.css';

interface ChanceLegendProps {
  /** Of each seat: who it is, and as far as is known the chance. */
  readonly lines: readonly string[];
  /** Who has made the move that is shown. */
  readonly mover?: number | undefined;
}

/** Which curve is whose. */
export function ChanceLegend({ lines, mover }: ChanceLegendProps): JSX.Element {
  return (
    <ul class="chance-legend">
      {lines.map((line, index) => (
        <li key={index} aria-current={index + 1 === mover || undefined}>
          <svg class="chance-key" viewBox="0 0 36 12" aria-hidden="true">
            <path class="chance-curve" data-seat={index + 1} d="M1 6H35" />
          </svg>
          <span class="figures">{line}</span>
        </li>
      ))}
    </ul>
  );
}
