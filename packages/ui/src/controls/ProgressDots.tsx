import type { JSX } from 'preact';
import './progress-dots.css';

export interface ProgressDotsProps {
  readonly count: number;
  /** From 0. */
  readonly at: number;
  readonly done?: readonly boolean[] | undefined;
  /** "Lesson 3 of 6" */
  readonly label: string;
}

/** How far along: lessons, rounds. */
export function ProgressDots({ count, at, done = [], label }: ProgressDotsProps): JSX.Element {
  return (
    <div class="progress-dots" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="progress-dot" data-at={index === at} data-done={done[index]} />
      ))}
    </div>
  );
}
