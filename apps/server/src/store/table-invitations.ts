import type { Kysely } from 'kysely';
import type { FriendStore, ListedTableInvitation, StoredTableInvitation } from './friend-store.ts';
import type { GuestId, MatchId } from './ids.ts';
import type { Schema } from './schema.ts';

export async function inviteToTable(
  db: Kysely<Schema>,
  { player, match, from, at }: StoredTableInvitation,
  { most, since }: Parameters<FriendStore['inviteToTable']>[1],
): Promise<'invited' | 'too-many'> {
  const { invitations } = await db
    .selectFrom('table_invitations')
    .select((build) => build.fn.countAll<number>().as('invitations'))
    .where('from_player', '=', from)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (invitations >= most) return 'too-many';
  // What is too old is not shown, and not counted.
  await db
    .deleteFrom('table_invitations')
    .where('from_player', '=', from)
    .where('at', '<=', since)
    .execute();
  await db
    .insertInto('table_invitations')
    .values({ player, match_id: match, from_player: from, at })
    .onConflict((conflict) => conflict.columns(['player', 'match_id']).doNothing())
    .execute();
  return 'invited';
}

export async function tableInvitationsOf(
  db: Kysely<Schema>,
  player: GuestId,
  { since, limit }: Parameters<FriendStore['tableInvitationsOf']>[1],
): Promise<readonly ListedTableInvitation[]> {
  const rows = await db
    .selectFrom('table_invitations')
    .innerJoin('matches', 'matches.id', 'table_invitations.match_id')
    .select(['match_id', 'from_player', 'at', 'game', 'rating'])
    .where('table_invitations.player', '=', player)
    .where('at', '>', since)
    .where('matches.is_over', '=', 0)
    .where((build) => {
      const seats = build
        .selectFrom('seats')
        .select('seats.seat')
        .whereRef('seats.match_id', '=', 'table_invitations.match_id');
      return build.and([
        build.exists(seats.where('kind', '=', 'open')),
        build.not(build.exists(seats.where('holder', '=', player))),
      ]);
    })
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ match_id, from_player, at, game, rating }) => ({
    match: match_id,
    from: from_player,
    at,
    game,
    ...(rating === null ? {} : { rated: true as const }),
  }));
}

export async function dropTableInvitation(
  db: Kysely<Schema>,
  player: GuestId,
  match: MatchId,
): Promise<void> {
  await db
    .deleteFrom('table_invitations')
    .where('player', '=', player)
    .where('match_id', '=', match)
    .execute();
}
