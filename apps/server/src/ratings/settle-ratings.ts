import { outcomeOf } from '@kast/kernel';
import { isGone } from '../live/gone-player.ts';
import { holdersOf, type LiveMatch } from '../live/live-match.ts';
import type { MatchServices } from '../matches/services.ts';
import { rankSeats } from './rank-seats.ts';
import { rate } from './rate.ts';

type Needed = Pick<MatchServices, 'store' | 'live'>;

export interface Ratings {
  /** After every change of a live match: where it is rated and over, it counts. */
  attend(live: LiveMatch): void;
  /** What was left by a process that died between the end of a match and this. */
  settleLeft(): Promise<void>;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

const PAGE = 50;

/**
 * T16: a rated match counts once it is over. Every process that sees its end may say so; the store takes the
 * first one, and nothing of a move waits for it.
 */
export function settleRatings(
  services: Needed,
  onFailure: (match: string, reason: unknown) => void,
): Ratings {
  const underWay = new Set<Promise<void>>();
  const settled = new WeakSet<LiveMatch>();

  const settle = async (live: LiveMatch): Promise<void> => {
    if (!live.facts.rated || settled.has(live) || !outcomeOf(live.match)) return;
    settled.add(live);
    try {
      await settleRating(services, live);
    } catch (reason) {
      settled.delete(live);
      onFailure(live.id, reason);
    }
  };

  return {
    attend(live) {
      if (!live.facts.rated) return;
      const work = settle(live).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settleLeft() {
      for (const id of await services.store.ratings.matchesToRate(PAGE)) {
        const found = await services.live.find(id);
        if (found.ok) await settle(found.value);
      }
    },
    async stop() {
      await Promise.all(underWay);
    },
  };
}

export async function settleRating(
  { store }: Pick<Needed, 'store'>,
  live: LiveMatch,
): Promise<void> {
  const outcome = outcomeOf(live.match);
  if (!outcome || !live.facts.rated) return;
  const holders = holdersOf(live.seats);
  const ranks = rankSeats(outcome, live.seats.length, live.match.resigned);
  const players = holders.map((player, index) => ({
    player,
    rank: ranks[index] ?? live.seats.length,
    isGone: isGone(player),
  }));
  await store.ratings.settleRating(live.id, live.facts.game, players, rate);
}
