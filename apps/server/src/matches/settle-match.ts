import { refereeIsDue } from '@kast/kernel';
import type { LiveMatch } from '../live/live-match.ts';
import { commitPlies } from './commit-plies.ts';
import { completeEntry } from './complete-entry.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { MatchServices } from './services.ts';
import { startClockIfSeated } from './start-clock.ts';

/** Something is to be done there that nobody at the table decides. */
export function isUnsettled({ nonces, clock, match }: LiveMatch): boolean {
  const mayStartClock = clock !== undefined && !clock.started;
  return nonces === 'open' || mayStartClock || refereeIsDue(match);
}

/**
 * Chance that everybody has come for is drawn, by whichever process sees it first. A toss is stored together with its fall, so that no match waits for a referee. One that does (it was
 * stored by something else) is brought on from there.
 */
export async function settleMatch(
  live: LiveMatch,
  services: Pick<MatchServices, 'store' | 'now' | 'askReferee'>,
): Promise<void> {
  const release = live.hold();
  try {
    if (live.nonces === 'open') await live.inTurn(() => drawDueChance(live, services));
    if (live.clock && !live.clock.started) {
      await live.inTurn(() => startClockIfSeated(live, services));
    }
    while (refereeIsDue(live.match)) {
      const { match } = live;
      const verdict = await services.askReferee(match, live.facts);
      if (!verdict.ok) return;
      await live.inTurn(async () => {
        while (live.match === match) {
          const { plies, seal } = completeEntry(live, match, [verdict.value]);
          await commitPlies(live, services, plies, { seal });
        }
      });
    }
  } finally {
    release();
  }
}
