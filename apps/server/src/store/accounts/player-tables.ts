import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { GuestId } from '../ids.ts';

/** What was said, wished and hosted goes along; nobody is twice in a list. */
export async function mergeElsewhere(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  await db.deleteFrom('wishes').where('guest', '=', from).execute();
  await renameAuthor(db, from, into);
  await moveMutes(db, from, into);
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

async function renameAuthor(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await db.updateTable('chat_lines').set({ author: into }).where('author', '=', from).execute();
  await db.updateTable('chat_reports').set({ author: into }).where('author', '=', from).execute();
  await db
    .updateTable('chat_reports')
    .set({ reporter: into })
    .where('reporter', '=', from)
    .execute();
}

async function moveMutes(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  const mutes = await db
    .deleteFrom('chat_mutes')
    .where((build) => build.or([build('reader', '=', from), build('author', '=', from)]))
    .returningAll()
    .execute();
  const other = (guest: GuestId): GuestId => (guest === from ? into : guest);
  for (const { reader, author, at } of mutes) {
    if (other(reader) === other(author)) continue;
    await db
      .insertInto('chat_mutes')
      .values({ reader: other(reader), author: other(author), at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Stands where a name stood that nobody may know any more, in every language. */
const NO_NAME = '…';

/** What was said is taken away, and who said it; what somebody has reported stays with the report. */
export async function forgetElsewhere(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<void> {
  await db.deleteFrom('wishes').where('guest', '=', player).execute();
  await db.updateTable('chat_lines').set({ is_removed: 1 }).where('author', '=', player).execute();
  await renameAuthor(db, player, somebody);
  await db
    .deleteFrom('chat_mutes')
    .where((build) => build.or([build('reader', '=', player), build('author', '=', player)]))
    .execute();
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
