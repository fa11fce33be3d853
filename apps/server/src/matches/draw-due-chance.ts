import { chanceIsDue } from '@kast/kernel';
import type { LiveMatch } from '../live/live-match.ts';
import { commitPlies } from './commit-plies.ts';
import { completeEntry } from './complete-entry.ts';
import type { MatchServices } from './services.ts';

/**
 * Chance that waited for everybody to sit down and to tell their nonces, once they have. Where another
 * process was first, what that one drew has been read. To be called in turn.
 */
export async function drawDueChance(
  live: LiveMatch,
  services: Pick<MatchServices, 'store' | 'now'>,
): Promise<void> {
  while (live.nonces === 'open' && chanceIsDue(live.match)) {
    const { plies, seal } = completeEntry(live, live.match, []);
    if (plies.length === 0) return;
    await commitPlies(live, services, plies, { seal });
  }
}
