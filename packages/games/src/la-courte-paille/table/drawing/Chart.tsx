import type { JSX } from 'preact';
import { charactersLeft, type Character, inDanger, type WeekTotal } from '../../rules/index.ts';
import type { PailleTexts } from '../../texts/speak.ts';
import { FIGURES_DRAWN, Portrait } from './Portrait.tsx';

/** A first small card does not fill the chart. */
const LOW = 12;

interface ChartProps {
  readonly totals: readonly WeekTotal[];
  /** Characters that have left the voyage. CP6.3 */
  readonly gone: readonly Character[];
  readonly words: PailleTexts['table'];
}

/** CP7.4: what each character adds up to so far; the highest is in danger. */
export function Chart({ totals, gone, words }: ChartProps): JSX.Element {
  const most = inDanger(totals);
  return (
    <ul class="cp-chart" aria-label={words.places.weekTotals}>
      {[...charactersLeft({ eaten: gone }), 'X' as const].map((figure) => {
        const total = totals.find((each) => each.figure === figure)?.total ?? 0;
        const scale = `1 ${total / Math.max(most[0]?.total ?? 0, LOW)}`;
        return (
          <li
            key={figure}
            data-most={most.some((each) => each.figure === figure) || undefined}
            aria-label={words.story.total({ figure, total })}
            title={words.story.total({ figure, total })}
          >
            <span class="cp-bar" style={{ scale, background: FIGURES_DRAWN[figure].tone }} />
            <Portrait figure={figure} />
            <b aria-hidden="true">{String(total)}</b>
          </li>
        );
      })}
    </ul>
  );
}
