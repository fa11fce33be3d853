import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is away is looked for every second: only where it matters, however many matches there have been. */
export const awaySeatsThatCount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('seats_away').execute();
    // While seats are free nobody is waited for.
    await sql`
      update seats set away_cause = null, away_since = null
      where away_since is not null and match_id in (select match_id from seats where kind = 'open')
    `.execute(db);
    await db.schema
      .createIndex('seats_away')
      .on('seats')
      .columns(['away_since', 'match_id', 'seat'])
      .where(sql.ref('away_since'), 'is not', null)
      .where(sql.ref('substitute_from'), 'is', null)
      .where(sql.ref('is_over'), '=', sql.lit(0))
      .execute();
  },
};
