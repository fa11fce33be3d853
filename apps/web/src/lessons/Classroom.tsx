import type { AnyLesson, GameBox, GameTexts, TableModule } from '@kast/games';
import { type AnyGame, must } from '@kast/kernel';
import { IconButton, ProgressDots, stepBackIcon, stepForwardIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';
import { InTurn } from '../page/take-over.tsx';
import type { Speech } from '../table/seat-words.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { createLesson, type LessonState } from './lesson-state.ts';
import { type Course, rememberStars, starsOf } from './stars.ts';
import './lessons.css';

/** One of the lessons or puzzles, as it stands before somebody. */
export interface Task {
  readonly at: number;
  readonly lesson: AnyLesson;
  readonly state: LessonState;
  readonly speech: Speech;
  readonly stars: ReadonlyMap<string, number>;
  /** Undefined after the last one. */
  readonly onNext: (() => void) | undefined;
}

interface ClassroomProps {
  readonly course: Course;
  readonly box: GameBox;
  readonly texts: GameTexts;
  readonly game: AnyGame;
  readonly module: TableModule;
  readonly lessons: readonly AnyLesson[];
  /** How many sit at the table, by the place of the lesson. */
  readonly seatsAt: (at: number) => number;
  /** Where to begin, whatever was solved. */
  readonly first?: number | undefined;
  readonly labels: {
    readonly title: string;
    readonly at: (part: { readonly lesson: number; readonly count: number }) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly onSolved?: (lesson: AnyLesson, stars: number) => void;
  readonly sheet: (task: Task) => JSX.Element;
}

/** A board with a sheet beside it: positions to solve, one after the other, and stars that are kept here. */
export function Classroom(props: ClassroomProps): JSX.Element {
  const { course, box, texts, game, module, lessons, labels, sheet } = props;
  const t = words();
  const { id } = box.info;
  const stars = useSignal(starsOf(deviceStore, course, id));
  const at = useSignal(props.first ?? firstUnsolved(lessons, stars.value));
  const lesson = must(lessons[at.value], 'a lesson');
  const state = useMemo(
    () => createLesson(game, lesson, { triesCost: course === 'puzzles', onSolved }),
    [lesson],
  );
  const speech = { t, texts };
  const isLast = at.value === lessons.length - 1;

  function onSolved(earned: number): void {
    rememberStars(deviceStore, course, id, { id: lesson.id, stars: earned });
    stars.value = starsOf(deviceStore, course, id);
    props.onSolved?.(lesson, earned);
  }

  function step(by: 1 | -1): void {
    at.value += by;
  }

  return (
    <Page title={labels.title} room="lessons">
      <InTurn>
        <div class="classroom" data-shape={module.shape}>
          <LessonBoard
            game={game}
            module={module}
            lesson={lesson}
            seats={props.seatsAt(at.value)}
            state={state}
            speech={speech}
          />
          <InTurn>
            <article class="lesson-sheet paper lying">
              <header class="lesson-head">
                <a href={`/${id}`} title={texts.name}>
                  <span>{texts.name}</span>
                </a>
                <IconButton
                  icon={stepBackIcon}
                  kind="quiet"
                  label={labels.previous}
                  disabled={at.value === 0}
                  onClick={() => step(-1)}
                />
                <ProgressDots
                  count={lessons.length}
                  at={at.value}
                  done={lessons.map((each) => stars.value.has(each.id))}
                  label={labels.at({ lesson: at.value + 1, count: lessons.length })}
                />
                <IconButton
                  icon={stepForwardIcon}
                  kind="quiet"
                  label={labels.next}
                  disabled={isLast}
                  onClick={() => step(1)}
                />
              </header>
              {sheet({
                at: at.value,
                lesson,
                state,
                speech,
                stars: stars.value,
                onNext: isLast ? undefined : () => step(1),
              })}
            </article>
          </InTurn>
        </div>
      </InTurn>
    </Page>
  );
}

/** Where somebody left off; from the start again once everything was solved. */
function firstUnsolved(lessons: readonly AnyLesson[], solved: ReadonlyMap<string, number>): number {
  return Math.max(
    lessons.findIndex(({ id }) => !solved.has(id)),
    0,
  );
}
