import { signal } from '@preact/signals';
import { type Lead, SOLE_LEAD } from './lead.ts';

export interface WindowOfMany {
  /** Absent where the page did not come by a safe way: then every window leads. */
  readonly locks: LockManager | undefined;
  readonly isHidden: () => boolean;
  /** Calls whenever somebody turns to this window; gives the way to stop that. */
  readonly whenTurnedTo: (listener: () => void) => () => void;
}

/**
 * The lead of this name belongs to the window that somebody turned to last. It is taken, not asked for: the one that
 * has it may be hidden or frozen, and would not answer. Whoever it was taken from gets it back when that window is
 * closed.
 */
export function windowLead(name: string, window: WindowOfMany): Lead {
  const { locks } = window;
  if (!locks) return SOLE_LEAD;
  const isOurs = signal(false);
  const closed = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const { signal: isLeaving } = leaving;
  let isQueued = false;
  let isTaking = false;

  function take(): void {
    if (isOurs.peek() || isTaking) return;
    isTaking = true;
    void hold({ steal: true });
  }

  function queue(): void {
    if (isQueued) return;
    isQueued = true;
    void hold({ signal: isLeaving });
  }

  async function hold(how: LockOptions): Promise<void> {
    try {
      await locks?.request(name, how, () => {
        if (how.steal) isTaking = false;
        else isQueued = false;
        if (isLeaving.aborted) return undefined;
        isOurs.value = true;
        return closed.promise;
      });
    } catch (error) {
      if (isLeaving.aborted) return;
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      isOurs.value = !isTaken;
      if (isTaken) queue();
      else reportError(error);
    }
  }

  if (window.isHidden()) queue();
  else take();
  const stop = window.whenTurnedTo(take);
  return {
    isOurs,
    take,
    close() {
      stop();
      leaving.abort();
      closed.resolve();
    },
  };
}
