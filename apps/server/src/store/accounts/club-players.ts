import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ClubId, GuestId } from '../store.ts';

/** What stands for somebody who wants to be known no more. */
const NOBODY = '–';

/** At club evenings, too, two players become one; who is there as both stays so, by one device. */
export async function handOverClubs(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  const clubs = await lockClubsOf(db, from);
  if (clubs.length === 0) return;
  await db
    .updateTable('club_people')
    .set({ guest: into })
    .where('guest', '=', from)
    .where('club', 'not in', (build) =>
      build.selectFrom('club_people as own').select('own.club').where('own.guest', '=', into),
    )
    .execute();
  await db
    .insertInto('club_hosts')
    .columns(['club', 'guest'])
    .expression((build) =>
      build
        .selectFrom('club_hosts')
        .select(['club', build.val(into).as('guest')])
        .where('guest', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['guest', 'club']).doNothing())
    .execute();
  await db.deleteFrom('club_hosts').where('guest', '=', from).execute();
}

/** Their results stay, for others have played against them; nothing says who they were. */
export async function forgetAtClubs(db: Kysely<Schema>, player: GuestId): Promise<void> {
  const clubs = await lockClubsOf(db, player);
  if (clubs.length === 0) return;
  await db
    .updateTable('club_people')
    .set({ guest: null, name: NOBODY, is_away: 1 })
    .where('guest', '=', player)
    .execute();
  await db.deleteFrom('club_hosts').where('guest', '=', player).execute();
}

/** By their revisions, as every change of them. */
async function lockClubsOf(db: Kysely<Schema>, guest: GuestId): Promise<readonly ClubId[]> {
  const changed = await db
    .updateTable('club_evenings')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where((build) =>
      build.or([
        build(
          'id',
          'in',
          build.selectFrom('club_people').select('club').where('guest', '=', guest),
        ),
        build('id', 'in', build.selectFrom('club_hosts').select('club').where('guest', '=', guest)),
      ]),
    )
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}
