import type { Kysely } from 'kysely';
import { addOpening, addToCounts } from './count-match.ts';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

/** What both have played is the one's. What they have played against each other is nobody's any more. */
export async function mergeProfiles(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<void> {
  const results = await db
    .selectFrom('match_results')
    .selectAll()
    .where('player', '=', from)
    .execute();
  const counts = await db
    .selectFrom('result_counts')
    .selectAll()
    .where('player', '=', from)
    .execute();
  const openings = await db
    .selectFrom('opening_counts')
    .selectAll()
    .where('player', '=', from)
    .execute();
  const ofOthers = await db
    .selectFrom('result_counts')
    .selectAll()
    .where('opponent', '=', from)
    .execute();
  await forgetProfile(db, from);
  for (const row of results) {
    await db
      .insertInto('match_results')
      .values({ ...row, player: into })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const row of counts.filter(({ opponent }) => opponent !== into)) {
    await addToCounts(db, { ...row, player: into });
  }
  for (const row of ofOthers.filter(({ player }) => player !== into)) {
    await addToCounts(db, { ...row, opponent: into });
  }
  for (const row of openings) await addOpening(db, { ...row, player: into });
}

/** Others do not count somebody whom nobody knows any more. */
export async function forgetProfile(db: Kysely<Schema>, player: GuestId): Promise<void> {
  await db.deleteFrom('match_results').where('player', '=', player).execute();
  await db.deleteFrom('result_counts').where('player', '=', player).execute();
  await db.deleteFrom('result_counts').where('opponent', '=', player).execute();
  await db.deleteFrom('opening_counts').where('player', '=', player).execute();
}
