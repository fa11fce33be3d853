import { type Seat, seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { type Player, playerAt } from '../../box/texts/part.ts';
import {
  type Card,
  countingCards,
  countingInTheEnd,
  equalUntil,
  type Figure,
  figureOf,
  type PailleView,
  pointsIn,
  type Reckoning as WeekReckoning,
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
    return (
      <Scored {...props} figures={countingInTheEnd(view)} scores={view.outcome?.scores ?? []} />
    );
  }
  if (!last) return null;
  const lines = storyLines(withoutResigned(last, resigned), texts, players);
  return (
    <>
      <Scored {...props} figures={last.eaten} scores={last.scores}>
        {lines.join(' ')}
      </Scored>
      <Settled {...props} reckoning={last} />
    </>
  );
}

/** CP5.6: with whose cards the equal ones were told apart. */
function Settled(props: Props & { readonly reckoning: WeekReckoning }): JSX.Element | null {
  const { view, texts, players, reckoning } = props;
  const { settledBy, totals } = reckoning;
  if (settledBy === null || settledBy === 'shark') return null;
  const hands = view.hands.map(({ cards = [] }) => cards);
  const counted = equalUntil(settledBy, hands, totals).map((seat) => {
    const cards = (hands[seat - 1] ?? []).filter((card) => settledBy.includes(figureOf(card)));
    const { name } = playerAt(players, seat);
    const words = texts.table.story.score({ name, points: pointsIn(cards, settledBy) });
    return { seat, words, cards };
  });
  return <Counted figures={settledBy} counted={counted} />;
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
  const counted = seatsOf(scores.length).map((seat) => {
    const points = scores[seat - 1] ?? 0;
    return {
      seat,
      words: pointsWords({ points, figures, who: playerAt(players, seat), texts }),
      cards: countingCards(view.hands[seat - 1]?.cards ?? [], figures),
    };
  });
  return (
    <Counted figures={figures} counted={counted}>
      {children}
    </Counted>
  );
}

interface CountedProps {
  readonly figures: readonly Figure[];
  /** A line for everybody, with the cards behind it. */
  readonly counted: readonly {
    readonly seat: Seat;
    readonly words: string;
    readonly cards: readonly Card[];
  }[];
  readonly children?: string | undefined;
}

function Counted({ figures, counted, children }: CountedProps): JSX.Element {
  return (
    <div class="cp-story">
      <div class="cp-eaten" aria-hidden="true">
        {figures.map((figure) => (
          <Portrait key={figure} figure={figure} />
        ))}
      </div>
      {children && <p>{children}</p>}
      <ul class="cp-scores">
        {counted.map(({ seat, words, cards }) => (
          <li key={seat}>
            {words}
            <Counting cards={cards} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Scoring {
  readonly points: number;
  readonly figures: readonly Figure[];
  readonly who: Player;
  readonly texts: PailleTexts;
}

/** CP5.5: without a card of who was eaten there are none. CP5.2: nor where nobody was. */
export function pointsWords({ points, figures, who, texts }: Scoring): string {
  const { story } = texts.table;
  const isWrong = points === 0 && figures.length > 0;
  return isWrong ? story.wrongGuess({ who }) : story.score({ name: who.name, points });
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
