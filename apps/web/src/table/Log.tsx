import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LogLine } from './log-lines.ts';
import './log.css';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly empty: string;
  readonly takenBack: string;
  readonly whoOf: (by: LogLine['by']) => string;
  /** The line to be marked, and what pressing one does: in a replay. */
  readonly at?: number | undefined;
  readonly onPick?: ((ply: number) => void) | undefined;
}

/** Every entry with its notation and its words; the newest stays in view. */
export function Log({ lines, empty, takenBack, whoOf, at, onPick }: LogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const marked = at ?? lines.length - 1;
  useLayoutEffect(() => {
    const page = list.current?.parentElement;
    const line = list.current?.children[Math.max(marked, 0)];
    if (!page || !(line instanceof HTMLElement)) return;
    page.scrollTop = line.offsetTop - page.clientHeight / 2;
  }, [marked]);

  if (lines.length === 0) return <p class="log-empty">{empty}</p>;
  return (
    <ol class="log" ref={list}>
      {lines.map((line) => (
        <li
          key={line.ply}
          class="log-line"
          data-by={line.by}
          data-taken-back={line.isTakenBack || undefined}
          aria-current={at === line.ply ? 'step' : undefined}
        >
          <span class="log-number figures">{line.ply + 1}</span>
          <span class="log-who">{whoOf(line.by)}</span>
          {line.label && (
            <span class="log-move figures">
              {onPick ? (
                <button type="button" class="log-pick" onClick={() => onPick(line.ply)}>
                  {line.label}
                </button>
              ) : (
                line.label
              )}
            </span>
          )}
          <span class="log-words">
            {line.words}
            {line.isTakenBack && ` (${takenBack})`}
          </span>
        </li>
      ))}
    </ol>
  );
}
