import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { GuestId } from './store.ts';

/** How many they are. */
export function runningMatchesMadeBy(db: Kysely<Schema>, guest: GuestId) {
  return (
    db
      .selectFrom('matches as made')
      .select((build) => build.fn.countAll<number>().as('running'))
      .where('made.maker', '=', guest)
      // Literally, as in the index that holds no others.
      .where('made.is_over', '=', sql.lit(0))
  );
}
