import type { Kysely } from 'kysely';
import { forgetChat } from '../chat-of-players.ts';
import { unsubscribePlayer } from '../notifications.ts';
import { forgetMeetings } from '../rated-meetings.ts';
import type { Schema } from '../schema.ts';
import { endTokens } from '../sql-token-store.ts';
import type { GuestId, MatchId } from '../ids.ts';
import type { ForgottenPlayer } from './account-store.ts';
import { lockEndings, tellEnded } from './endings.ts';
import { isOwned } from './is-owned.ts';
import { handOver } from './merge-players.ts';
import { forgetElsewhere } from './player-tables.ts';
import { endSessions } from './sessions.ts';

/**
 * Nobody acts as this player any more, from the commit on; nor as one of the guests that its devices were before they
 * signed in, whom nobody can be again.
 */
export async function closePlayer(
  db: Kysely<Schema>,
  { player, at }: Pick<ForgottenPlayer, 'player' | 'at'>,
  newSomebody: () => GuestId,
): Promise<{ readonly players: readonly ForgottenPlayer[]; readonly ended: readonly string[] }> {
  await lockEndings(db);
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('player', '=', player)
    .executeTakeFirst();
  const guests = account ? await guestsBefore(db, account.id, player) : [];
  const players = [player, ...guests].map((one) => ({ player: one, somebody: newSomebody(), at }));
  await db
    .insertInto('forgotten_players')
    .values(players)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ended: string[] = players.map((one) => one.player);
  for (const one of players) ended.push(...(await endTokens(db, one.player)));
  if (account) {
    ended.push(...(await endSessions(db, account.id)));
    await db.deleteFrom('mail_links').where('account_id', '=', account.id).execute();
    await db.deleteFrom('mail_addresses').where('account_id', '=', account.id).execute();
    await db.deleteFrom('passkeys').where('account_id', '=', account.id).execute();
    await db.deleteFrom('recovery_codes').where('account_id', '=', account.id).execute();
    await db.deleteFrom('accounts').where('id', '=', account.id).execute();
  }
  await tellEnded(
    db,
    players.map((one) => one.player),
  );
  return { players, ended };
}

async function guestsBefore(
  db: Kysely<Schema>,
  account: string,
  player: GuestId,
): Promise<readonly GuestId[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .select('guest')
    .distinct()
    .where('account_id', '=', account)
    .where('guest', 'is not', null)
    .execute();
  const guests: GuestId[] = [];
  for (const { guest } of rows) {
    if (guest === null || guest === player || (await isOwned(db, guest))) continue;
    guests.push(guest);
  }
  return guests;
}

/** Nothing stays of a player but the matches, where they are somebody. */
export async function forgetPlayer(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<{ readonly changed: readonly MatchId[] }> {
  const changed = await handOver(db, player, somebody);
  await db.deleteFrom('guests').where('id', '=', player).execute();
  await forgetElsewhere(db, player, somebody);
  await db.deleteFrom('seat_codes').where('holder', '=', player).execute();
  await db.deleteFrom('player_blocks').where('player', '=', player).execute();
  await db.deleteFrom('ratings').where('player', '=', player).execute();
  await forgetMeetings(db, player);
  await endTokens(db, player);
  await unsubscribePlayer(db, player);
  await db.deleteFrom('notification_settings').where('player', '=', player).execute();
  await forgetChat(db, player, somebody);
  return { changed };
}

/** Those that may have left something since. */
export async function forgottenPlayers(
  db: Kysely<Schema>,
  limit: number,
): Promise<readonly ForgottenPlayer[]> {
  return db.selectFrom('forgotten_players').selectAll().orderBy('at').limit(limit).execute();
}

export async function dropForgotten(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('forgotten_players').where('at', '<', before).execute();
}
