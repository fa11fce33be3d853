import type { Kysely } from 'kysely';
import { writeFriendship } from './friends.ts';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

/** The friends of both are the one's; nobody is their own friend. Links are worth nothing any more. */
export async function mergeFriends(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  const rows = await db
    .selectFrom('friendships')
    .select(['friend', 'since'])
    .where('player', '=', from)
    .execute();
  const invitations = await db
    .selectFrom('table_invitations')
    .selectAll()
    .where('player', '=', from)
    .execute();
  await db.updateTable('friend_links').set({ used_by: into }).where('used_by', '=', from).execute();
  await forgetFriends(db, from);
  for (const { friend, since } of rows.filter((row) => row.friend !== into)) {
    await writeFriendship(db, into, friend, since);
  }
  for (const invitation of invitations.filter((row) => row.from_player !== into)) {
    await db
      .insertInto('table_invitations')
      .values({ ...invitation, player: into })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** No cookie holds it. */
const NOBODY = '~';

export async function forgetFriends(db: Kysely<Schema>, player: GuestId): Promise<void> {
  for (const side of ['player', 'friend'] as const) {
    await db.deleteFrom('friendships').where(side, '=', player).execute();
  }
  await db.deleteFrom('friend_links').where('player', '=', player).execute();
  // That it is used stays known.
  await db
    .updateTable('friend_links')
    .set({ used_by: NOBODY })
    .where('used_by', '=', player)
    .execute();
  for (const side of ['player', 'from_player'] as const) {
    await db.deleteFrom('table_invitations').where(side, '=', player).execute();
  }
}
