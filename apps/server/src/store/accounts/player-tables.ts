import type { Kysely } from 'kysely';
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
  await db
    .updateTable('club_evenings')
    .set({ founder: into })
    .where('founder', '=', from)
    .execute();
  await db
    .updateTable('club_hosts')
    .set({ guest: into })
    .where('guest', '=', from)
    .where('club', 'not in', (build) =>
      build.selectFrom('club_hosts as own').select('own.club').where('own.guest', '=', into),
    )
    .execute();
  await db
    .updateTable('club_people')
    .set({ guest: into })
    .where('guest', '=', from)
    .where('club', 'not in', (build) =>
      build.selectFrom('club_people as own').select('own.club').where('own.guest', '=', into),
    )
    .execute();
}

async function renameInReports(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await db.updateTable('chat_reports').set({ author: into }).where('author', '=', from).execute();
  await db
    .updateTable('chat_reports')
    .set({ reporter: into })
    .where('reporter', '=', from)
    .execute();
}

/** Stands where a name stood that nobody may know any more, in every language. */
const NO_NAME = '…';

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
  await db
    .updateTable('club_evenings')
    .set({ founder: somebody })
    .where('founder', '=', player)
    .execute();
  await db.deleteFrom('club_hosts').where('guest', '=', player).execute();
  await db
    .updateTable('club_people')
    .set({ guest: null, name: NO_NAME })
    .where('guest', '=', player)
    .execute();
}
