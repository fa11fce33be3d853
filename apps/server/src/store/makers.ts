import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { GuestId } from './store.ts';

export async function countRunningMatchesMadeBy(
  db: Kysely<Schema>,
  guest: GuestId,
): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .select((build) => build.fn.countAll<number | string>().as('count'))
    .where('maker', '=', guest)
    // Literally, as in the index that holds no others.
    .where('is_over', '=', sql.lit(0))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
