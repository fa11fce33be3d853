import type { Kysely } from 'kysely';
import type { FriendLinkUse, FriendStore, StoredFriend, StoredFriendLink } from './friend-store.ts';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

type LinkTerms = Parameters<FriendStore['keepLink']>[1];

export async function keepFriendLink(
  db: Kysely<Schema>,
  { hash, player, expiresAt }: Omit<StoredFriendLink, 'usedBy'>,
  { most, now }: LinkTerms,
): Promise<'kept' | 'too-many'> {
  await db
    .deleteFrom('friend_links')
    .where('player', '=', player)
    .where('expires_at', '<=', now)
    .execute();
  const { links } = await db
    .selectFrom('friend_links')
    .select((build) => build.fn.countAll<number>().as('links'))
    .where('player', '=', player)
    .where('used_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (links >= most) return 'too-many';
  await db
    .insertInto('friend_links')
    .values({ hash, player, expires_at: expiresAt, used_by: null })
    .execute();
  return 'kept';
}

export async function findFriendLink(
  db: Kysely<Schema>,
  hash: string,
): Promise<StoredFriendLink | undefined> {
  const row = await db
    .selectFrom('friend_links')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { player, expires_at: expiresAt, used_by: usedBy } = row;
  return { hash, player, expiresAt, usedBy: usedBy ?? undefined };
}

export async function useFriendLink(
  db: Kysely<Schema>,
  hash: string,
  player: GuestId,
  { most, now }: LinkTerms,
): Promise<FriendLinkUse> {
  const link = await findFriendLink(db, hash);
  if (!link) return { kind: 'unknown' };
  const friend = link.player;
  if (friend === player) return { kind: 'own' };
  const areAlready = await areFriends(db, player, friend);
  if (areAlready && (link.usedBy ?? player) === player) return { kind: 'friends', friend };
  if (link.usedBy !== undefined) return { kind: 'used' };
  if (link.expiresAt <= now) return { kind: 'expired' };
  for (const one of [player, friend]) {
    if ((await countFriends(db, one)) >= most) return { kind: 'too-many' };
  }
  // In the statement that uses it: of two who ask at once, the second finds it used.
  const { numUpdatedRows } = await db
    .updateTable('friend_links')
    .set({ used_by: player })
    .where('hash', '=', hash)
    .where('used_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return { kind: 'used' };
  await writeFriendship(db, player, friend, now);
  return { kind: 'friends', friend };
}

/** Seen from either side. */
export async function writeFriendship(
  db: Kysely<Schema>,
  player: GuestId,
  friend: GuestId,
  since: number,
): Promise<void> {
  for (const row of [
    { player, friend, since },
    { player: friend, friend: player, since },
  ]) {
    await db
      .insertInto('friendships')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function countFriends(db: Kysely<Schema>, player: GuestId): Promise<number> {
  const { friends } = await db
    .selectFrom('friendships')
    .select((build) => build.fn.countAll<number>().as('friends'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  return friends;
}

export async function areFriends(
  db: Kysely<Schema>,
  player: GuestId,
  other: GuestId,
): Promise<boolean> {
  const row = await db
    .selectFrom('friendships')
    .select('since')
    .where('player', '=', player)
    .where('friend', '=', other)
    .executeTakeFirst();
  return row !== undefined;
}

export async function friendsOf(
  db: Kysely<Schema>,
  player: GuestId,
): Promise<readonly StoredFriend[]> {
  const rows = await db
    .selectFrom('friendships')
    .leftJoin('accounts', 'accounts.player', 'friendships.friend')
    .select(['friendships.friend', 'friendships.since', 'accounts.id as account'])
    .where('friendships.player', '=', player)
    .orderBy('friendships.since')
    .execute();
  return rows.map(({ friend, since, account }) => ({
    player: friend,
    since,
    isOwned: account !== null,
  }));
}

export async function endFriendship(
  db: Kysely<Schema>,
  player: GuestId,
  friend: GuestId,
): Promise<boolean> {
  let ended = false;
  for (const [one, other] of [
    [player, friend],
    [friend, player],
  ] as const) {
    const { numDeletedRows } = await db
      .deleteFrom('friendships')
      .where('player', '=', one)
      .where('friend', '=', other)
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('table_invitations')
      .where('player', '=', one)
      .where('from_player', '=', other)
      .execute();
    ended ||= numDeletedRows > 0n;
  }
  return ended;
}
