import { memo } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LogLine } from './log-lines.ts';
import './log.css';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly empty: string;
  readonly takenBack: string;
  /** Somebody likes to read the notation, too. */
  readonly hasNotation: boolean;
  /** The ply to be marked, and what pressing one does: in a replay. */
  readonly at?: number | undefined;
  readonly onPick?: ((ply: number) => void) | undefined;
  /** Somebody has gone up to the first line, and there is more before it. */
  readonly onTop?: (() => void) | undefined;
  /** Stands above the first line. */
  readonly earlier?: ComponentChildren;
  /** Stands below the last line. */
  readonly later?: ComponentChildren;
}

/** What happened, entry by entry; the newest stays in view. */
export function Log(props: LogProps): JSX.Element {
  const { lines, empty, takenBack, hasNotation, at, onPick, onTop, earlier, later } = props;
  const list = useRef<HTMLOListElement>(null);
  const first = lines[0]?.ply ?? 0;
  const marked = at ?? first + lines.length - 1;
  useKeptInView(list, first);
  useShownAtMark(list, marked, first);
  useLayoutEffect(() => {
    const page = list.current?.parentElement;
    if (!page || !onTop) return undefined;
    const look = (): void => {
      if (page.scrollTop === 0) onTop();
    };
    page.addEventListener('scroll', look);
    return () => page.removeEventListener('scroll', look);
  }, [onTop]);

  if (lines.length === 0) return <p class="log-empty">{empty}</p>;
  return (
    <>
      {earlier}
      <ol class="log" ref={list}>
        {lines.map((line) => (
          <LogEntry
            key={line.ply}
            {...line}
            notation={hasNotation ? line.notation : ''}
            takenBack={takenBack}
            isCurrent={at === line.ply}
            onPick={onPick}
          />
        ))}
      </ol>
      {later}
    </>
  );
}

interface LogEntryProps extends LogLine {
  readonly takenBack: string;
  readonly isCurrent: boolean;
  readonly onPick: ((ply: number) => void) | undefined;
}

/** A line that says what it said is not written again. */
const LogEntry = memo((line: LogEntryProps) => {
  const { ply, by, notation, isTakenBack, isCurrent, onPick } = line;
  const words = isTakenBack ? `${line.words} (${line.takenBack})` : line.words;
  return (
    <li
      class="log-line"
      data-by={by}
      data-taken-back={isTakenBack || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span class="log-number figures">{ply + 1}</span>
      <span class="log-words">
        {onPick ? (
          <button type="button" class="log-pick" onClick={() => onPick(ply)}>
            {words}
          </button>
        ) : (
          words
        )}
      </span>
      {notation && <span class="log-move figures">{notation}</span>}
    </li>
  );
});

/**
 * The marked line stays in view. Measured and scrolled when the frame with it has been drawn: within one, all
 * of the page would be laid out for it once more. A sheet that is pulled up opens there: while it is down
 * there is nothing to measure.
 */
function useShownAtMark(list: ListRef, marked: number, first: number): void {
  const index = marked - first;
  const latest = useRef(index);
  latest.current = index;
  const height = useRef(0);
  useEffect(() => {
    const page = list.current?.parentElement;
    if (!page) return undefined;
    const watch = new ResizeObserver(([page]) => {
      const before = height.current;
      height.current = page?.contentRect.height ?? 0;
      // What comes in below it, as the field for moves, takes the room of the last lines.
      const isCovered = height.current < before && isWithin(list.current, latest.current, before);
      const mayBeSeen = height.current > 0 && (before === 0 || isCovered);
      if (mayBeSeen) scrollTo(list.current, latest.current);
    });
    watch.observe(page);
    return () => watch.disconnect();
  }, [list.current === null]);
  useEffect(() => {
    if (height.current > 0) scrollTo(list.current, index);
  }, [marked]);
}

function isWithin(list: HTMLOListElement | null, index: number, height: number): boolean {
  const page = list?.parentElement;
  const line = list?.children[index];
  if (!page || !(line instanceof HTMLElement)) return false;
  const top = line.offsetTop - page.scrollTop;
  return top >= 0 && top < height;
}

function scrollTo(list: HTMLOListElement | null, index: number): void {
  const page = list?.parentElement;
  const line = list?.children[Math.max(index, 0)];
  if (!page || !(line instanceof HTMLElement)) return;
  page.scrollTop = line.offsetTop - page.clientHeight / 2;
}

/** What somebody reads stays where it is when earlier lines come in above it. */
function useKeptInView(list: ListRef, first: number): void {
  const drawn = useRef(first);
  const line = first < drawn.current ? list.current?.firstElementChild : undefined;
  const before = line?.getBoundingClientRect().top;
  drawn.current = first;
  useLayoutEffect(() => {
    const page = list.current?.parentElement;
    if (!page || !line || before === undefined) return;
    page.scrollTop += line.getBoundingClientRect().top - before;
  });
}

interface ListRef {
  readonly current: HTMLOListElement | null;
}
