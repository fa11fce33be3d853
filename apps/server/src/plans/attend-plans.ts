import { breaksMatch } from '../live/broken-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchServices } from '../matches/services.ts';
import type { MatchId } from '../store/store.ts';
import { followPlans } from './plans.ts';

export interface PlanAttendance {
  /** After every change of a match in memory; costs nothing where nobody has planned anything. */
  attend(live: LiveMatch): void;
  /** Resolves when nothing is entered any more. */
  stop(): Promise<void>;
}

export function attendPlans(
  services: MatchServices,
  onFailure: (match: MatchId, reason: unknown) => void,
): PlanAttendance {
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  return {
    attend(live) {
      if (isStopped || !live.hasPlans || live.isBroken) return;
      const followed: Promise<void> = followPlans(live, services)
        .catch((reason: unknown) => {
          if (breaksMatch(reason)) services.live.fail(live, reason);
          else onFailure(live.id, reason);
        })
        .finally(() => underWay.delete(followed));
      underWay.add(followed);
    },
    async stop() {
      isStopped = true;
      await Promise.all(underWay);
    },
  };
}
