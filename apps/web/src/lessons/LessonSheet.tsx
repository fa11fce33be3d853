import type { LessonTexts } from '@kast/games';
import type { JSX } from 'preact';
import type { Messages } from '../i18n/language.ts';
import type { Task } from './Classroom.tsx';
import type { LessonState } from './lesson-state.ts';
import { type Answer, TaskSheet } from './TaskSheet.tsx';

interface LessonSheetProps extends Task {
  readonly game: string;
  readonly areAllSolved: boolean;
}

/** The words of a lesson, which its game has written. */
export function LessonSheet(props: LessonSheetProps): JSX.Element | null {
  const { speech, game, lesson, state, onNext, areAllSolved } = props;
  const { lessons } = speech.t;
  const texts = speech.texts.lessons[lesson.id];
  if (!texts) return null;
  const isSolved = state.stage.shown.value.position.status === 'solved';
  return (
    <TaskSheet
      speech={speech}
      game={game}
      state={state}
      title={texts.title}
      task={texts.task}
      answer={answerOf(lessons, texts, state)}
      allDone={isSolved && !onNext && areAllSolved ? lessons.allDone : undefined}
      rules={lesson.rules}
      nextLabel={lessons.next}
      onNext={onNext}
      end={{ href: `/${game}`, label: lessons.playNow }}
    />
  );
}

function answerOf(
  lessons: Messages['lessons'],
  texts: LessonTexts,
  state: LessonState,
): Answer | undefined {
  const { status } = state.stage.shown.value.position;
  if (status === 'solved') return { kind: status, title: lessons.solvedTitle, text: texts.solved };
  if (status === 'wrong') return { kind: status, title: lessons.wrongTitle, text: texts.wrong };
  if (state.hints.value === 0) return undefined;
  return { kind: 'hint', title: lessons.hintTitle, text: texts.hint };
}
