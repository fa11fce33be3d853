import { outcomeOf, type Seat } from '@kast/kernel';
import { isGone } from '../live/gone-player.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchServices } from '../matches/services.ts';
import { rankSeats } from '../ratings/rank-seats.ts';
import type { RatedPlayer } from '../store/rating-store.ts';
import type { GuestId, MatchId } from '../store/store.ts';
import { finishedMatch } from './finished-match.ts';

type Needed = Pick<MatchServices, 'store' | 'live'>;

export interface Results {
  /** After every change of a live match: once it is over, it counts. */
  attend(live: LiveMatch): void;
  /** What was left by a process that died between the end of a match and this, or ended before anything counted. */
  settleLeft(): Promise<void>;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

const PAGE = 50;

/**
 * A match that is over counts for the profiles of its players (T18) and, where it is rated, for their ratings
 * (T16). Every process that sees its end may say so; the store takes the first one, and nothing of a move waits
 * for it.
 */
export function settleResults(
  services: Needed,
  onFailure: (match: string, reason: unknown) => void,
): Results {
  const underWay = new Set<Promise<void>>();
  const settled = new WeakSet<LiveMatch>();
  let after: MatchId | undefined;

  const settle = async (live: LiveMatch): Promise<void> => {
    if (settled.has(live) || !outcomeOf(live.match)) return;
    settled.add(live);
    try {
      await settleResult(services, live);
    } catch (reason) {
      settled.delete(live);
      onFailure(live.id, reason);
    }
  };

  const settleAll = async (ids: readonly MatchId[]): Promise<void> => {
    for (const id of ids) {
      const found = await services.live.find(id);
      if (found.ok) await settle(found.value);
    }
  };

  return {
    attend(live) {
      if (settled.has(live) || !outcomeOf(live.match)) return;
      const work = settle(live).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settleLeft() {
      await settleAll(await services.store.ratings.matchesToRate(PAGE));
      // Page by page, and round again: one that cannot be read holds none of the others up.
      const uncounted = await services.store.profiles.matchesToCount(PAGE, after);
      after = uncounted.length < PAGE ? undefined : uncounted.at(-1);
      await settleAll(uncounted);
    },
    async stop() {
      await Promise.all(underWay);
    },
  };
}

export async function settleResult(
  { store }: Pick<Needed, 'store'>,
  live: LiveMatch,
): Promise<void> {
  const outcome = outcomeOf(live.match);
  if (!outcome) return;
  const ranks = rankSeats(outcome, live.seats.length, live.match.resigned);
  if (live.facts.rated) {
    // It stands on 500 modules, for which no server should wait that starts.
    const { rate } = await import('../ratings/rate.ts');
    const players = live.seats.flatMap((one) =>
      one.kind === 'person' ? [ratedPlayer(one.holder, one.seat, ranks)] : [],
    );
    await store.ratings.settleRating(
      {
        match: live.id,
        game: live.facts.game,
        players,
        isRematch: live.facts.rematchOf !== undefined,
        at: live.lastAt,
      },
      rate,
    );
  }
  await store.profiles.countMatch(await finishedMatch(store, live, outcome, ranks));
}

function ratedPlayer(player: GuestId, seat: Seat, ranks: readonly number[]): RatedPlayer {
  return { player, seat, rank: ranks[seat - 1] ?? ranks.length, isGone: isGone(player) };
}
