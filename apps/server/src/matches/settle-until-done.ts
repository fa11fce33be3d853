import { type BackoffOptions, backoff } from '../bots/backoff.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchServices } from './services.ts';
import { settleMatch } from './settle-match.ts';

export interface SettlingOptions extends Pick<BackoffOptions, 'clock' | 'signal'> {
  /** Told each time, also where it is tried again. */
  readonly onFailure: (live: LiveMatch, reason: unknown) => void;
}

/**
 * Settles a match after a change. Nothing else may ever change where everybody waits for a draw that the
 * store refused: so it is tried again, at most by one for each match, until it works.
 */
export function settleUntilDone(
  services: Pick<MatchServices, 'store' | 'now' | 'askReferee'>,
  { clock, signal, onFailure }: SettlingOptions,
): (live: LiveMatch) => Promise<void> {
  const triedAgain = new Set<LiveMatch>();

  const isSettled = async (live: LiveMatch): Promise<boolean> => {
    try {
      await settleMatch(live, services);
      return true;
    } catch (reason) {
      onFailure(live, reason);
      return false;
    }
  };

  return async (live) => {
    if (await isSettled(live)) return;
    if (triedAgain.has(live)) return;
    triedAgain.add(live);
    const release = live.hold();
    const pause = backoff({ clock, random: Math.random, signal });
    try {
      do await pause();
      while (!signal.aborted && !live.isBroken && !(await isSettled(live)));
    } finally {
      triedAgain.delete(live);
      release();
    }
  };
}
