import { append, firstDue, makeAct, type Seat } from '@kast/kernel';
import { BrokenMatchError } from '../live/broken-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { commitPlies } from './commit-plies.ts';
import type { MatchServices } from './services.ts';

/** Decisions that have arrived, and wait for a referee: their time is when they came. */
const arrived = new WeakMap<LiveMatch, Set<Arrival>>();

interface Arrival {
  readonly seat: Seat;
  readonly at: number;
}

/** What it gives is called when the decision was entered or refused. */
export function noteArrival(live: LiveMatch, arrival: Arrival): () => void {
  const known = arrived.get(live) ?? new Set();
  arrived.set(live, known.add(arrival));
  return () => void known.delete(arrival);
}

/**
 * T11: whoever's time was up by `until` forfeits (T5), the earliest first, each at the moment it was up. It is
 * called before anything else is judged, so that a move and a flag have one order: that of their times. To
 * be called in turn.
 */
export async function enterFlags(
  live: LiveMatch,
  services: Pick<MatchServices, 'store' | 'now'>,
  until: number,
): Promise<void> {
  for (;;) {
    const { clock, match, facts } = live;
    const due = clock && facts.clock && firstDue(facts.clock, clock);
    if (!due || due.at > until || isBeingJudged(live, due)) return;
    const move = makeAct({ kind: 'forfeit', seat: due.seat, cause: 'clock' });
    const flagged = append(match, { by: 'table', move });
    if (!flagged.ok) throw new BrokenMatchError(live.id, `no ${move}: ${flagged.error.reason}`);
    await commitPlies(live, services, [flagged.value], { arrivedAt: due.at });
  }
}

function isBeingJudged(live: LiveMatch, due: Arrival): boolean {
  return [...(arrived.get(live) ?? [])].some(({ seat, at }) => seat === due.seat && at < due.at);
}
