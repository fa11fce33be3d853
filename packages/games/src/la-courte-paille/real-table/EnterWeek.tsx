import { recordOf, type Refusal } from '@kast/kernel';
import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RealTableProps } from '../../box/real-table.ts';
import { RealTableFrame } from '../../box/RealTableFrame.tsx';
import { byName } from '../../box/texts/part.ts';
import { useEntering } from '../../box/use-entering.ts';
import { type Card, DECK, game, type PailleRefusal } from '../rules/index.ts';
import { CardDrawing } from '../table/drawing/Card.tsx';
import { Portrait } from '../table/drawing/Portrait.tsx';
import { Reckoning } from '../table/Reckoning.tsx';
import type { PailleTexts } from '../texts/speak.ts';
import { CocoChoices } from './CocoChoices.tsx';
import { type EnteredWeek, enterStep, type Step } from './entered-week.ts';
import { type Question, questionOf } from './question.ts';
import { readSteps, weekOf } from './read-steps.ts';
import '../table/drawing/card.css';
import './real-table.css';

type Props = RealTableProps<PailleTexts>;

/** A week with the real cards: every face that is turned up is tapped, and the week is reckoned up. CP5 */
export function EnterWeek(props: Props): JSX.Element {
  const { texts, names, kept, keep, finish, words } = props;
  const seats = names.length;
  const steps = useSignal(useMemo(() => readSteps(kept, seats), []));
  const entering = useEntering();
  /** Coco throws away a card that lies face down: its face is still to be tapped. CP4.3 */
  const thrown = useSignal<number | undefined>(undefined);
  const week = useMemo(() => weekOf(steps.value, seats), [steps.value]);
  const question = questionOf(week);

  const become = (next: readonly Step[]): void => {
    steps.value = next;
    thrown.value = undefined;
    keep(JSON.stringify(next));
  };
  const enter = (step: Step): void =>
    entering.enter(enterStep(week, step), () => become([...steps.value, step]));
  const tap = (card: Card): void => {
    const position = thrown.value;
    if (position === undefined) enter({ kind: 'face', card });
    else enter({ kind: 'coco', move: `cook ${position}`, shows: card });
  };

  return (
    <RealTableFrame
      {...props}
      class="cp-real"
      entering={entering}
      question={asked(question, thrown.value, names, texts)}
      whyNot={(refusal) => whyNot(refusal, texts)}
      onTakeBack={steps.value.length === 0 ? undefined : () => become(steps.value.slice(0, -1))}
    >
      {question.kind === 'shark' && (
        <div class="cp-real-row">
          {names.map((name, index) => (
            <Button key={index} onClick={() => enter({ kind: 'seat', seat: index + 1 })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {question.kind === 'coco' && thrown.value === undefined && (
        <CocoChoices
          week={week}
          texts={texts}
          onMove={(move) => enter({ kind: 'coco', move })}
          onThrown={(position) => {
            thrown.value = position;
          }}
        />
      )}
      {question.kind === 'over' && (
        <Ended week={week} names={names} texts={texts}>
          <Button kind="primary" onClick={() => finish(recordOf(week.match, week.log, undefined))}>
            {words.keepRecord}
          </Button>
        </Ended>
      )}
      <Lying week={week} texts={texts} />
      {asksFace(question, thrown.value) && (
        <Faces
          week={week}
          texts={texts}
          cards={question.kind === 'take' ? week.match.state.menu : DECK}
          onTap={tap}
        />
      )}
    </RealTableFrame>
  );
}

interface WeekProps {
  readonly week: EnteredWeek;
  readonly texts: PailleTexts;
}

/** What is known to lie there: the week, the menu, and what each character adds up to. CP7.4 */
function Lying({ week: { match, seen }, texts }: WeekProps): JSX.Element {
  const { places } = texts.table;
  const { week, menu } = match.state;
  const shown = (card: Card): Card | undefined => (seen.has(card) ? card : undefined);
  const view = game.view(match.state, 'watcher');
  const isSeen = week.every(({ card, up }) => !up || seen.has(card));
  return (
    <div class="cp-real-lying">
      <CardRow
        label={places.week}
        cards={week.map(({ card, up }) => (up ? shown(card) : undefined))}
        texts={texts}
      />
      <CardRow label={places.menu} cards={menu.map(shown)} texts={texts} />
      {isSeen && (
        <ul class="cp-real-totals" aria-label={places.weekTotals}>
          {view.weekTotals.map(({ figure, total }) => (
            <li key={figure} title={texts.table.story.total({ figure, total })}>
              <Portrait figure={figure} />
              {total}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardRowProps {
  readonly label: string;
  readonly cards: readonly (Card | undefined)[];
  readonly texts: PailleTexts;
}

function CardRow({ label, cards, texts }: CardRowProps): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <figure class="cp-real-cards">
      <figcaption>{label}</figcaption>
      <ol>
        {cards.map((card, index) => (
          <li key={index}>
            <CardDrawing card={card} />
            <span class="unseen">{card ? texts.names.card(card) : texts.table.hiddenCard}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface FacesProps extends WeekProps {
  readonly cards: readonly Card[];
  readonly onTap: (card: Card) => void;
}

/** One that lies elsewhere may be tapped too, to be told why not. */
function Faces({ week: { seen, match }, texts, cards, onTap }: FacesProps): JSX.Element {
  return (
    <div class="cp-real-faces" role="group" aria-label={texts.realTable.faces}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          class="cp-real-face"
          data-seen={(seen.has(card) && !match.state.menu.includes(card)) || undefined}
          onClick={() => onTap(card)}
        >
          <CardDrawing card={card} />
          <span class="unseen">{texts.names.card(card)}</span>
        </button>
      ))}
    </div>
  );
}

interface EndedProps extends WeekProps {
  readonly names: readonly string[];
  readonly children: JSX.Element;
}

function Ended({ week, names, texts, children }: EndedProps): JSX.Element {
  const { outcome } = week.match.state;
  const winners = (outcome?.winners ?? []).map((seat) => byName(names[seat - 1] ?? ''));
  return (
    <section class="cp-real-end">
      <h2>{texts.realTable.won({ players: winners, count: winners.length })}</h2>
      <Reckoning
        view={game.view(week.match.state, 'open')}
        texts={texts}
        players={names.map(byName)}
      />
      {children}
    </section>
  );
}

function asksFace({ kind }: Question, thrown: number | undefined): boolean {
  if (kind === 'coco') return thrown !== undefined;
  return kind !== 'shark' && kind !== 'over';
}

function asked(
  question: Question,
  thrown: number | undefined,
  names: readonly string[],
  { realTable }: PailleTexts,
): string {
  if (thrown !== undefined) return realTable.thrown({ position: thrown });
  const name = 'seat' in question ? (names[question.seat - 1] ?? '') : '';
  switch (question.kind) {
    case 'week':
      return realTable.week({ position: question.position });
    case 'menu':
      return realTable.menu({ count: question.left });
    case 'hand':
      return realTable.hand({ name, count: question.left });
    case 'shark':
    case 'over':
      return realTable[question.kind];
    default:
      return realTable[question.kind]({ name });
  }
}

function whyNot(refusal: Refusal, texts: PailleTexts): string {
  if (refusal.reason === 'elsewhere') {
    return texts.realTable.elsewhere({ card: String(refusal.facts['card']) });
  }
  return texts.refusal(refusal as PailleRefusal);
}
