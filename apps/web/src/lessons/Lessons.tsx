import type { AnyLesson, GameBox, GameTexts, TableModule } from '@kast/games';
import { type AnyGame, must } from '@kast/kernel';
import { IconButton, ProgressDots, stepBackIcon, stepForwardIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { LessonSheet } from './LessonSheet.tsx';
import { createLesson } from './lesson-state.ts';
import { rememberSolved, solvedLessons } from './progress.ts';
import './lessons.css';

/** `/tablut/learn`: short positions to solve, on the real board with the real rules. */
export function Lessons(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <LessonsOf box={box} /> : <NotFound />;
}

function LessonsOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  const doors = useLoaded(
    () => Promise.all([box.rules(), box.table(), box.lessons()] as const),
    [box],
  );
  if (texts.status !== 'here' || doors.status !== 'here') {
    return <Fetching failed={texts.status === 'failed' || doors.status === 'failed'} />;
  }
  const [game, module, lessons] = doors.value;
  return <Classroom box={box} texts={texts.value} game={game} module={module} lessons={lessons} />;
}

interface ClassroomProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
  readonly game: AnyGame;
  readonly module: TableModule;
  readonly lessons: readonly AnyLesson[];
}

function Classroom({ box, texts, game, module, lessons }: ClassroomProps): JSX.Element {
  const t = words();
  const { id } = box.info;
  const solved = useSignal(solvedLessons(deviceStore, id));
  const at = useSignal(firstUnsolved(lessons, solved.value));
  const lesson = must(lessons[at.value], 'a lesson');
  const state = useMemo(
    () =>
      createLesson(game, lesson, () => {
        rememberSolved(deviceStore, id, lesson.id);
        solved.value = solvedLessons(deviceStore, id);
      }),
    [lesson],
  );
  const speech = { t, texts };
  const isFirst = at.value === 0;
  const isLast = at.value === lessons.length - 1;
  const step = (by: 1 | -1): void => {
    at.value += by;
  };
  return (
    <Page title={t.lessons.title({ game: texts.name })} room="lessons">
      <div class="classroom" data-shape={module.shape}>
        <LessonBoard game={game} module={module} lesson={lesson} state={state} speech={speech} />
        <article class="lesson-sheet paper lying">
          <header class="lesson-head">
            <a href={`/${id}`}>{texts.name}</a>
            <IconButton
              icon={stepBackIcon}
              kind="quiet"
              label={t.lessons.previous}
              disabled={isFirst}
              onClick={() => step(-1)}
            />
            <ProgressDots
              count={lessons.length}
              at={at.value}
              done={lessons.map((each) => solved.value.has(each.id))}
              label={t.lessons.at({ lesson: at.value + 1, count: lessons.length })}
            />
            <IconButton
              icon={stepForwardIcon}
              kind="quiet"
              label={t.lessons.next}
              disabled={isLast}
              onClick={() => step(1)}
            />
          </header>
          <LessonSheet
            speech={speech}
            game={id}
            lesson={lesson}
            state={state}
            isLast={isLast}
            areAllSolved={lessons.every((each) => solved.value.has(each.id))}
            onNext={() => step(1)}
          />
        </article>
      </div>
    </Page>
  );
}

/** Where somebody left off; from the start again once everything was solved. */
function firstUnsolved(lessons: readonly AnyLesson[], solved: ReadonlySet<string>): number {
  return Math.max(
    lessons.findIndex(({ id }) => !solved.has(id)),
    0,
  );
}
