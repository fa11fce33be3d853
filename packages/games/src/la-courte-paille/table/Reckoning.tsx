import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { playerAt } from '../../box/texts/part.ts';
import {
  type Card,
  CHARACTERS,
  countingCards,
  type Figure,
  type PailleView,
} from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { CardDrawing } from './drawing/Card.tsx';
import { Portrait } from './drawing/Portrait.tsx';
import { storyLines, withoutResigned } from './tell.ts';
import './drawing/reckoning.css';

type Props = ReckoningProps<PailleView, PailleTexts>;

/** How the points of the end were made. CP5; CP6.7: in the last character, whatever its last round was. */
export function Reckoning(props: Props): JSX.Element | null {
  const { view, texts, players, resigned = [] } = props;
  const last = view.reckonings.at(-1);
  if (view.voyage) {
    return <Scored {...props} figures={countingIn(view)} scores={view.outcome?.scores ?? []} />;
  }
  if (!last) return null;
  const lines = storyLines(withoutResigned(last, resigned), texts, players);
  return (
    <Scored {...props} figures={last.eaten} scores={last.scores}>
      {lines.join(' ')}
    </Scored>
  );
}

/** What counted in the end: who was eaten, or in a voyage the one who is left. */
export function countingIn({ voyage, eaten, reckonings }: PailleView): readonly Figure[] {
  if (!voyage) return reckonings.at(-1)?.eaten ?? [];
  const left = CHARACTERS.filter((character) => !eaten.includes(character));
  return left.length === 1 ? left : [];
}

interface ScoredProps extends Props {
  readonly figures: readonly Figure[];
  /** Per seat; none where points did not decide. */
  readonly scores: readonly number[];
  readonly children?: string;
}

/** Faces, a story under them, and everybody's points with the cards that made them, where they lie open. */
export function Scored(props: ScoredProps): JSX.Element {
  const { view, texts, players, figures, scores, children } = props;
  const { story } = texts.table;
  return (
    <div class="cp-story">
      <div class="cp-eaten" aria-hidden="true">
        {figures.map((figure) => (
          <Portrait key={figure} figure={figure} />
        ))}
      </div>
      {children && <p>{children}</p>}
      <ul class="cp-scores">
        {seatsOf(scores.length).map((seat) => {
          const points = scores[seat - 1] ?? 0;
          const who = playerAt(players, seat);
          return (
            <li key={seat}>
              {points > 0 ? story.score({ name: who.name, points }) : story.wrongGuess({ who })}
              <Counting cards={countingCards(view.hands[seat - 1]?.cards ?? [], figures)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** CP5.4: a result that lies over the hands hides none of what decided it. The ear has heard the points. */
export function Counting({ cards }: { readonly cards: readonly Card[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <span class="cp-counting" aria-hidden="true">
      {cards.map((card) => (
        <CardDrawing key={card} card={card} />
      ))}
    </span>
  );
}
