import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableSession } from './table-session.ts';

/** An effect of signals that follows the session of a table: it may be opened anew. */
export function useSessionEffect(session: TableSession, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useLayoutEffect(() => effect(() => latest.current()), [session]);
}
