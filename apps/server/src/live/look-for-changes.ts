import type { Store } from '../store/store.ts';
import type { LiveMatches } from './live-matches.ts';

/** How often to look whether another process has gone on with a match that is live here. */
const EVERY = 1000;

export interface Looking {
  stop(): void;
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
  let isLooking = false;

  const look = async (): Promise<void> => {
    const revisions = await store.revisionsOf([...matches.all()].map(({ id }) => id));
    for (const [id, revision] of revisions) {
      const live = matches.peek(id);
      if (!live || live.revision === revision) continue;
      await live
        .inTurn(() => live.catchUp(store))
        .catch((reason: unknown) => matches.fail(live, reason));
    }
  };

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onFailure)
      .finally(() => {
        isLooking = false;
      });
  }, EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
