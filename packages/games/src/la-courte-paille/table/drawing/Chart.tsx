import type { JSX } from 'preact';
import { FIGURES, type Figure, type WeekTotal } from '../../rules/index.ts';
import type { PailleTexts } from '../../texts/speak.ts';
import { FIGURES_DRAWN, Portrait } from './Portrait.tsx';

/** A first small card does not fill the chart. */
const LOW = 12;

interface ChartProps {
  readonly totals: readonly WeekTotal[];
  /** Characters that have left the voyage. CP6.3 */
  readonly gone: readonly Figure[];
  readonly words: PailleTexts['table'];
}

/** CP7.4: what each character adds up to so far; the highest is in danger. */
export function Chart({ totals, gone, words }: ChartProps): JSX.Element {
  const most = Math.max(1, ...totals.map(({ total }) => total));
  return (
    <ul class="cp-chart" aria-label={words.places.weekTotals}>
      {FIGURES.filter((figure) => !gone.includes(figure)).map((figure) => {
        const total = totals.find((each) => each.figure === figure)?.total ?? 0;
        const scale = `1 ${total / Math.max(most, LOW)}`;
        return (
          <li
            key={figure}
            data-most={total === most || undefined}
            aria-label={words.story.total({ figure, total })}
            title={words.story.total({ figure, total })}
          >
            <span class="cp-bar" style={{ scale, background: FIGURES_DRAWN[figure].tone }} />
            <Portrait figure={figure} />
            <b aria-hidden="true">{total}</b>
          </li>
        );
      })}
    </ul>
  );
}
