import type { Kysely } from 'kysely';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

/** What was hosted goes along, and where one was somebody; nobody is twice at an evening. */
export async function mergeInClubs(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  await touchClubs(db, from);
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
  await db.deleteFrom('club_hosts').where('guest', '=', from).execute();
  await db
    .updateTable('club_people')
    .set({ guest: into })
    .where('guest', '=', from)
    .where('club', 'not in', (build) =>
      build.selectFrom('club_people as own').select('own.club').where('own.guest', '=', into),
    )
    .execute();
}

/** Stands where a name stood that nobody may know any more, in every language. */
const NO_NAME = '…';

/** Their results stay with the evening. One that nobody is a host of any more is over. */
export async function forgetInClubs(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<void> {
  await touchClubs(db, player);
  await db
    .updateTable('club_evenings')
    .set({ is_over: 1 })
    .where('id', 'in', (build) =>
      build.selectFrom('club_hosts').select('club').where('guest', '=', player),
    )
    .where('id', 'not in', (build) =>
      build
        .selectFrom('club_hosts as own')
        .innerJoin('club_hosts as other', 'other.club', 'own.club')
        .select('own.club')
        .where('own.guest', '=', player)
        .where('other.guest', '!=', player),
    )
    .execute();
  await db
    .updateTable('club_evenings')
    .set({ founder: somebody })
    .where('founder', '=', player)
    .execute();
  await db.deleteFrom('club_hosts').where('guest', '=', player).execute();
  await db
    .updateTable('club_people')
    .set({ guest: null, name: NO_NAME, is_away: 1 })
    .where('guest', '=', player)
    .execute();
}

/** Who changes such an evening at the same moment looks again, and who looks on is told. */
async function touchClubs(db: Kysely<Schema>, player: GuestId): Promise<void> {
  await db
    .updateTable('club_evenings')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where('id', 'in', (build) =>
      build
        .selectFrom('club_hosts')
        .select('club')
        .where('guest', '=', player)
        .union(build.selectFrom('club_people').select('club').where('guest', '=', player)),
    )
    .execute();
}
