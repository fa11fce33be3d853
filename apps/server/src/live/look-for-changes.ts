import type { MatchId, Store } from '../store/store.ts';
import type { Repeat } from '../scheduler/repeat.ts';
import { breaksMatch } from './broken-match.ts';
import type { LiveMatch } from './live-match.ts';
import type { LiveMatches } from './live-matches.ts';

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
  everySecond: Repeat,
  onFailure: (reason: unknown) => void,
): Looking {
  const underWay = new Set<Promise<void>>();

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

  const stop = everySecond(look);
  return {
    lookAt(id) {
      const live = matches.peek(id);
      if (!live) return;
      const caughtUp = catchUp(live).finally(() => underWay.delete(caughtUp));
      underWay.add(caughtUp);
    },
    async stop() {
      await stop();
      await Promise.all(underWay);
    },
  };
}
