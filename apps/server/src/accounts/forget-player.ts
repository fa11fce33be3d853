import { settleResult } from '../results/settle-results.ts';
import { enterDecision } from '../matches/enter-decision.ts';
import { seatOf } from '../live/live-match.ts';
import { newGoneId } from '../live/gone-player.ts';
import type { GuestId, MatchId } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';

/** More than anybody plays. */
const ALL = 100_000;

/**
 * Deletes what is kept of a player. Matches are others' as well, and stay: the player gives up those that run
 * (T3), so that nobody waits, and is somebody in all of them, whom no name leads to.
 */
export async function forgetPlayer(services: AccountServices, player: GuestId): Promise<void> {
  const { store, live: matches, sessions } = services;
  const played = await store.accounts.matchesOf(player, ALL);
  for (const { id, outcome } of played) {
    if (outcome === undefined) await resign(services, id, player);
  }
  const { changed, ended } = await store.accounts.forgetPlayer(player, newGoneId());
  sessions.forget([...ended, player]);
  for (const id of changed) {
    const live = matches.peek(id);
    await live?.inTurn(() => live.catchUp(store));
  }
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
