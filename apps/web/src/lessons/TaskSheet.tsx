import type { RuleId } from '@kast/kernel';
import { Button, ButtonLink, hintIcon, Stars } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FaultSlip } from '../table/FaultSlip.tsx';
import type { Speech } from '../table/seat-words.ts';
import type { LessonState } from './lesson-state.ts';
import { MOST_STARS } from './stars.ts';

/** What is said of what was tried, or to help. */
export interface Answer {
  readonly kind: 'solved' | 'wrong' | 'hint';
  readonly title: string;
  readonly text: string;
}

interface TaskSheetProps {
  readonly speech: Speech;
  readonly game: string;
  readonly state: LessonState;
  readonly title: string;
  readonly facts?: ComponentChildren;
  readonly task: string;
  /** What the game is about, for who has not played it. */
  readonly about?: string | undefined;
  readonly answer: Answer | undefined;
  /** Said once all of them are solved. */
  readonly allDone?: string | undefined;
  readonly rules?: readonly RuleId[];
  readonly nextLabel: string;
  readonly onNext: (() => void) | undefined;
  /** Where to go after the last one. */
  readonly end: { readonly href: string; readonly label: string };
}

/** The task, and what to say about what was tried. */
export function TaskSheet(props: TaskSheetProps): JSX.Element {
  const {
    speech,
    game,
    state,
    title,
    facts,
    task,
    about,
    answer,
    allDone,
    rules = [],
    onNext,
  } = props;
  const { lessons } = speech.t;
  const { status } = state.stage.shown.value.position;
  const isSolved = status === 'solved';
  const fault = state.fault.value;
  const words = useRef<HTMLDivElement>(null);
  // What is said lies on top, next to the board: nobody has to look for it.
  useEffect(() => words.current?.scrollTo({ top: 0 }), [state, answer?.text, fault]);
  return (
    <>
      <div class="lesson-words" ref={words}>
        <h1>{title}</h1>
        {facts}
        <p class="lesson-task">{task}</p>
        <div class="lesson-answer" data-said={answer !== undefined || fault !== undefined}>
          <div role="status">
            {answer && (
              <div class="lesson-said" data-kind={answer.kind}>
                <h2>
                  {answer.title} {isSolved && <EarnedStars speech={speech} state={state} />}
                </h2>
                <p>{answer.text}</p>
              </div>
            )}
            {allDone !== undefined && <p>{allDone}</p>}
          </div>
          <FaultSlip speech={speech} game={game} shown={fault} onClose={() => state.dismiss()} />
        </div>
        {about !== undefined && <p class="lesson-rules">{about}</p>}
        {rules.length > 0 && (
          <p class="lesson-rules">
            {lessons.rules}{' '}
            {rules.map((rule) => (
              <a key={rule} class="rule-link" data-rule href={`/${game}/rules#${rule}`}>
                {rule}
              </a>
            ))}
          </p>
        )}
      </div>
      <div class="sheet-actions">
        {isSolved && onNext && (
          <Button kind="primary" onClick={onNext}>
            {props.nextLabel}
          </Button>
        )}
        {isSolved && !onNext && (
          <ButtonLink kind="primary" href={props.end.href}>
            {props.end.label}
          </ButtonLink>
        )}
        {status !== 'playing' && <Button onClick={() => state.again()}>{lessons.again}</Button>}
        {!isSolved && (
          <Button icon={hintIcon} title={lessons.hintCost} onClick={() => state.hint()}>
            {lessons.hint}
          </Button>
        )}
        {!isSolved && (
          <Button title={lessons.solutionCost} onClick={() => state.showSolution()}>
            {lessons.solution}
          </Button>
        )}
      </div>
    </>
  );
}

function EarnedStars({ speech, state }: Pick<TaskSheetProps, 'speech' | 'state'>): JSX.Element {
  const count = state.stars.value;
  return (
    <Stars
      earned={count}
      most={MOST_STARS}
      label={speech.t.lessons.stars({ count, most: MOST_STARS })}
    />
  );
}
