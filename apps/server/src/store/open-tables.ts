import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { MatchId, NewStoredMatch } from './store.ts';

/** Matches with a free seat that anybody may take are found without reading any other. */
export async function noteOpenTable(
  db: Kysely<Schema>,
  { facts, seats }: NewStoredMatch,
): Promise<void> {
  if (facts.watchers !== 'anyone' || seats.every(({ kind }) => kind !== 'open')) return;
  await db.insertInto('open_tables').values({ match_id: facts.id, since: facts.madeAt }).execute();
}

/** After somebody has sat down. */
export async function dropFullTable(db: Kysely<Schema>, match: MatchId): Promise<void> {
  await db
    .deleteFrom('open_tables')
    .where('match_id', '=', match)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('seats')
            .select('seats.seat')
            .where('seats.match_id', '=', match)
            .where('seats.kind', '=', 'open'),
        ),
      ),
    )
    .execute();
}
