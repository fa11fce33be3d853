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
}

/** What happened, entry by entry; the newest stays in view. */
export function Log(props: LogProps): JSX.Element {
  const { lines, empty, takenBack, hasNotation, at, onPick, onTop, earlier } = props;
  const list = useRef<HTMLOListElement>(null);
  const first = lines[0]?.ply ?? 0;
  const marked = at ?? first + lines.length - 1;
  useLayoutEffect(() => {
    scrollTo(list.current, marked - first);
  }, [marked]);
  useKeptInView(list, first);
  useShownAtMark(list, marked - first);
  useEffect(() => {
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

/** A sheet that is pulled up opens at the marked line: while it was down there was nothing to scroll. */
function useShownAtMark(list: { readonly current: HTMLOListElement | null }, index: number): void {
  const latest = useRef(index);
  latest.current = index;
  useEffect(() => {
    const page = list.current?.parentElement;
    if (!page) return undefined;
    let height = page.clientHeight;
    const watch = new ResizeObserver(() => {
      if (height === 0 && page.clientHeight > 0) scrollTo(list.current, latest.current);
      height = page.clientHeight;
    });
    watch.observe(page);
    return () => watch.disconnect();
  }, [list.current === null]);
}

function scrollTo(list: HTMLOListElement | null, index: number): void {
  const page = list?.parentElement;
  const line = list?.children[Math.max(index, 0)];
  if (!page || !(line instanceof HTMLElement)) return;
  page.scrollTop = line.offsetTop - page.clientHeight / 2;
}

/** What somebody reads stays where it is when earlier lines come in above it. */
function useKeptInView(list: { readonly current: HTMLOListElement | null }, first: number): void {
  const before = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const page = list.current?.parentElement;
    if (!page) return;
    if (first < before.current.first) {
      page.scrollTop += page.scrollHeight - before.current.height;
    }
    before.current = { first, height: page.scrollHeight };
  });
}
