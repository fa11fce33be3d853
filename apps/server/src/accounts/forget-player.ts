import { settleResult } from '../results/settle-results.ts';
import { enterDecision } from '../matches/enter-decision.ts';
import { seatOf } from '../live/seat-holders.ts';
import { newGoneId } from '../live/gone-player.ts';
import type { ForgottenPlayer } from '../store/accounts/account-store.ts';
import type { GuestId, MatchId } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';

/** More than anybody plays. */
const ALL = 100_000;

/**
 * Deletes what is kept of a player. Matches are others' as well, and stay: the player gives up those that run
 * (T3), so that nobody waits, and is somebody in all of them, whom no name leads to.
 */
export async function forgetPlayer(services: AccountServices, player: GuestId): Promise<void> {
  const { store, sessions, now } = services;
  // First of all: whoever acts meanwhile would leave something behind.
  const { players, ended } = await store.accounts.closePlayer(player, now(), newGoneId);
  sessions.forget(ended);
  for (const one of players) await forgetAll(services, one);
}

async function forgetAll(
  services: AccountServices,
  { player, somebody }: ForgottenPlayer,
): Promise<void> {
  const { store, live: matches } = services;
  await resignAll(services, player);
  const { changed } = await store.accounts.forgetPlayer(player, somebody);
  for (const id of changed) {
    const live = matches.peek(id);
    await live?.inTurn(() => live.catchUp(store));
  }
  // Where a seat was taken between the two: nobody waits for somebody who is gone.
  await resignAll(services, somebody);
}

async function resignAll(services: AccountServices, player: GuestId): Promise<void> {
  const played = await services.store.accounts.matchesOf(player, ALL);
  for (const { id, outcome } of played) {
    if (outcome === undefined) await resign(services, id, player);
  }
}

/** In milliseconds: no request that was let in before takes so long, in any process. */
const UNTIL_NOBODY_ACTS = 60_000;
const MOST_AT_ONCE = 1000;

/** Again, for what was still under way: a request that was let in before the sessions ended, here or elsewhere. */
export async function forgetWhatWasLeft(services: AccountServices): Promise<void> {
  const { accounts } = services.store;
  const since = services.now();
  const forgotten = await accounts.forgottenPlayers(MOST_AT_ONCE);
  for (const one of forgotten) await forgetAll(services, one);
  if (forgotten.length > 0) await accounts.dropForgotten(since - UNTIL_NOBODY_ACTS);
}

/** Who has resigned already, or whose match cannot be read, has nothing to give up. */
async function resign(services: AccountServices, id: MatchId, player: GuestId): Promise<void> {
  const found = await services.live.find(id);
  if (!found.ok) return;
  const seat = seatOf(found.value, player);
  if (seat === undefined) return;
  await enterDecision(found.value, services, { seat, act: { act: 'resign' }, from: 'person' });
  // T16: before nobody knows any more whose rating it was that the others have won against.
  await settleResult(services, found.value);
}
