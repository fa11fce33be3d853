import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { playerAt } from '../../box/texts/part.ts';
import type { ReckoningProps } from '../../box/table-module.ts';
import { type Card, type Figure, figureOf, isCoco, type PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { Portrait } from './Portrait.tsx';
import { storyLines, withoutResigned } from './story-lines.ts';
import { TableCard } from './TableCard.tsx';
import { WeekChart } from './WeekChart.tsx';
import './story.css';

/** The end told as a story: who is eaten, why, and who had how much. CP5 */
export function Story({
  view,
  texts,
  players,
  resigned = [],
}: ReckoningProps<PailleView, PailleTexts>): JSX.Element | null {
  const reckoning = view.reckonings.at(-1);
  if (!reckoning) return null;
  const { eaten, totals, scores } = reckoning;
  const words = texts.table;
  return (
    <div class="cp-story">
      <p class="cp-eaten">
        {eaten.map((figure) => (
          <svg key={figure} viewBox="-50 -50 100 100" aria-hidden="true">
            <Portrait figure={figure} />
          </svg>
        ))}
        <span>{storyLines(withoutResigned(reckoning, resigned), texts, players).join(' ')}</span>
      </p>
      <WeekChart totals={totals} gone={view.eaten} words={words} />
      <ul class="cp-scores">
        {seatsOf(scores.length).map((seat) => {
          const points = scores[seat - 1] ?? 0;
          const who = playerAt(players, seat);
          const counted = points > 0 ? countedIn(view.hands[seat - 1]?.cards ?? [], eaten) : [];
          return (
            <li key={seat}>
              <span>
                {points > 0
                  ? words.story.score({ name: who.name, points })
                  : words.story.wrongGuess({ who })}
              </span>
              <span class="cp-open-cards">
                {counted.map((card) => (
                  <TableCard
                    key={card}
                    card={card}
                    label={texts.names.card(card)}
                    lies={`counted-${card}`}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** CP5.4 */
function countedIn(hand: readonly Card[], eaten: readonly Figure[]): readonly Card[] {
  return hand.filter((card) => isCoco(card) || eaten.includes(figureOf(card)));
}
