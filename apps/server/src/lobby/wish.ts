import { fail, ok, type Result, unreachable } from '@kast/kernel';
import type { Wish, WireError, WishRequest } from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId, StoredWish } from '../store/store.ts';
import { KEPT } from './lobby-times.ts';
import { canBePlayed } from './pairing.ts';
import { patienceOf } from './patience.ts';

/** From one network: a club in which everybody looks for somebody at once. */
const WISHES_PER_ACCOUNT = 60;

export interface Wisher {
  readonly guest: GuestId;
  readonly account: string;
}

export type WishFailure = WireError<
  'unknown-game' | 'bad-wish' | 'too-many-wishes' | 'too-many-matches' | 'blocked'
>;

/** T13: the one wish of a guest, in place of an earlier one. */
export async function makeWish(
  services: Pick<MatchServices, 'store' | 'rules' | 'now' | 'matchesPerGuest'>,
  { guest, account }: Wisher,
  { games, paces, players }: WishRequest,
): Promise<Result<Wish, WishFailure>> {
  const { store, rules, now, matchesPerGuest } = services;
  if (await store.moderation.blockOf(guest, now())) return fail({ code: 'blocked' });
  let isPossible = false;
  for (const game of games) {
    const found = await rules.newest(game);
    if (!found) return fail({ code: 'unknown-game', game });
    isPossible ||= canBePlayed(players, found.info.seats);
  }
  if (!isPossible) return fail({ code: 'bad-wish' });
  const at = now();
  const since = at + (await patienceOf(services, guest, paces));
  const kept = await store.keepWish(
    { guest, account, games, paces, players, since, seenAt: at },
    {
      perAccount: WISHES_PER_ACCOUNT,
      mostRunning: matchesPerGuest,
      goneBefore: at - KEPT,
    },
  );
  switch (kept) {
    case 'too-many-wishes':
      return fail({ code: 'too-many-wishes', limit: WISHES_PER_ACCOUNT });
    case 'too-many-matches':
      return fail({ code: 'too-many-matches', limit: matchesPerGuest });
    case 'kept':
    case 'fulfilled': {
      const wish = await store.seeWish(guest, at);
      return ok(shownWish(wish ?? { games, paces, players, since, match: undefined }, at));
    }
    default:
      return unreachable(kept);
  }
}

export function shownWish(
  { games, paces, players, since, match }: Omit<StoredWish, 'guest' | 'account'>,
  now: number,
): Wish {
  return {
    games: [...games],
    paces: [...paces],
    players,
    waited: secondsBetween(since, now),
    ...(since > now ? { later: secondsBetween(now, since) } : {}),
    ...(match === undefined ? {} : { match }),
  };
}

/** Clocks of several processes may disagree a little. */
export function secondsBetween(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / 1000));
}
