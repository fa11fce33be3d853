import type { Kysely } from 'kysely';
import { forgetInClubs, mergeInClubs } from '../clubs-of-players.ts';
import { forgetFriends, mergeFriends } from '../friends-of-players.ts';
import { blankInContexts, mergeInContexts } from '../report-authors.ts';
import { forgetProfile, mergeProfiles } from '../profiles-of-players.ts';
import type { Schema } from '../schema.ts';
import type { GuestId } from '../ids.ts';

/** What was wished, reported and hosted goes along; nobody is twice in a list. */
export async function mergeElsewhere(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  await db.deleteFrom('wishes').where('guest', '=', from).execute();
  await mergeFriends(db, from, into);
  await mergeProfiles(db, from, into);
  await db.updateTable('departures').set({ guest: into }).where('guest', '=', from).execute();
  await renameInReports(db, from, into);
  await mergeInContexts(db, from, into);
  await mergeInClubs(db, from, into);
}

async function renameInReports(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await db.updateTable('chat_reports').set({ author: into }).where('author', '=', from).execute();
  await db
    .updateTable('chat_reports')
    .set({ reporter: into })
    .where('reporter', '=', from)
    .execute();
}

/** What somebody has reported stays with the report; what they said, with none. */
export async function forgetElsewhere(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<void> {
  await db.deleteFrom('wishes').where('guest', '=', player).execute();
  await forgetFriends(db, player);
  await forgetProfile(db, player);
  await db.deleteFrom('departures').where('guest', '=', player).execute();
  await renameInReports(db, player, somebody);
  await blankInContexts(db, player, somebody);
  await forgetInClubs(db, player, somebody);
}
