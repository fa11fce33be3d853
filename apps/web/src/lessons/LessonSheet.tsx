import type { AnyLesson, LessonTexts } from '@kast/games';
import { Button, ButtonLink, hintIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FaultSlip } from '../table/FaultSlip.tsx';
import type { Speech } from '../table/seat-words.ts';
import type { LessonState } from './lesson-state.ts';

interface LessonSheetProps {
  readonly speech: Speech;
  readonly game: string;
  readonly lesson: AnyLesson;
  readonly state: LessonState;
  readonly isLast: boolean;
  readonly areAllSolved: boolean;
  readonly onNext: () => void;
}

/** The task, and what to say about what was tried. */
export function LessonSheet(props: LessonSheetProps): JSX.Element {
  const { speech, game, lesson, state, isLast, areAllSolved, onNext } = props;
  const { lessons } = speech.t;
  const texts = speech.texts.lessons[lesson.id];
  const { status } = state.stage.shown.value.position;
  const isSolved = status === 'solved';
  const words = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.scrollTo({ top: 0 }), [lesson]);
  // Where there is little room the task makes way for what is said of the move.
  useEffect(() => {
    if (answer.current?.textContent) answer.current.scrollIntoView({ block: 'nearest' });
  }, [status, state.isHinted.value, state.fault.value]);
  return (
    <>
      <div class="lesson-words" ref={words}>
        <h1>{texts?.title}</h1>
        <p class="lesson-task">{texts?.task}</p>
        <div class="lesson-answer" ref={answer}>
          <div role="status">
            {texts && <Answer speech={speech} texts={texts} state={state} />}
            {isSolved && isLast && areAllSolved && <p>{lessons.allDone}</p>}
          </div>
          <FaultSlip
            speech={speech}
            game={game}
            shown={state.fault.value}
            onClose={() => state.dismiss()}
          />
        </div>
        <p class="lesson-rules">
          {lessons.rules}{' '}
          {lesson.rules.map((rule) => (
            <a key={rule} class="rule-link" href={`/${game}/rules#${rule}`}>
              {rule}
            </a>
          ))}
        </p>
      </div>
      <div class="sheet-actions">
        {isSolved && !isLast && (
          <Button kind="primary" onClick={onNext}>
            {lessons.next}
          </Button>
        )}
        {isSolved && isLast && (
          <ButtonLink kind="primary" href={`/${game}`}>
            {lessons.playNow}
          </ButtonLink>
        )}
        {status !== 'playing' && <Button onClick={() => state.again()}>{lessons.again}</Button>}
        {!isSolved && (
          <Button icon={hintIcon} onClick={() => state.hint()}>
            {lessons.hint}
          </Button>
        )}
        {!isSolved && <Button onClick={() => state.showSolution()}>{lessons.solution}</Button>}
      </div>
    </>
  );
}

interface AnswerProps {
  readonly speech: Speech;
  readonly texts: LessonTexts;
  readonly state: LessonState;
}

function Answer({ speech, texts, state }: AnswerProps): JSX.Element | null {
  const { lessons } = speech.t;
  const { status } = state.stage.shown.value.position;
  if (status === 'solved')
    return <Said kind="solved" title={lessons.solvedTitle} text={texts.solved} />;
  if (status === 'wrong')
    return <Said kind="wrong" title={lessons.wrongTitle} text={texts.wrong} />;
  if (!state.isHinted.value) return null;
  return <Said kind="hint" title={lessons.hintTitle} text={texts.hint} />;
}

interface SaidProps {
  readonly kind: 'solved' | 'wrong' | 'hint';
  readonly title: string;
  readonly text: string;
}

function Said({ kind, title, text }: SaidProps): JSX.Element {
  return (
    <div class="lesson-said" data-kind={kind}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
