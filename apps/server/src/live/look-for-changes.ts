import type { MatchId, Store } from '../store/store.ts';
import { breaksMatch } from './broken-match.ts';
import type { LiveMatch } from './live-match.ts';
import type { LiveMatches } from './live-matches.ts';

/** How often to look whether another process has gone on with a match that is live here. */
const EVERY = 1000;

export interface Looking {
  /** Something may have changed there: not only after a second. */
  lookAt(id: MatchId): void;
  /** Resolves when it does not look any more. */
  stop(): Promise<void>;
}

/**
 * Several processes may share a store. Nobody is promised a message of what another one did: each looks
 * every second at the revisions of the matches that it has in memory, which closes every gap.
 */
export function lookForChanges(
  store: Store,
  matches: LiveMatches,
  onFailure: (reason: unknown) => void,
): Looking {
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const revisions = await store.revisionsOf([...matches.all()].map(({ id }) => id));
    for (const [id, revision] of revisions) {
      const live = matches.peek(id);
      if (live && live.revision !== revision) await catchUp(live);
    }
  };

  const catchUp = (live: LiveMatch): Promise<void> =>
    live
      .inTurn(() => live.catchUp(store))
      .catch((reason: unknown) => {
        // A store that cannot be read for a moment is nobody's match.
        if (breaksMatch(reason)) matches.fail(live, reason);
        else onFailure(reason);
      });

  const timer = setInterval(() => {
    looking ??= look()
      .catch(onFailure)
      .finally(() => {
        looking = undefined;
      });
  }, EVERY);
  timer.unref();
  return {
    lookAt(id) {
      const live = matches.peek(id);
      if (live) void catchUp(live);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
