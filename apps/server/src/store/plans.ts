import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { MatchId, StoredPlan } from './store.ts';
import { addToRevision } from './writes.ts';

/** The match is changed by it, so that every process that has it in memory asks for plans from then on. */
export async function keepPlan(
  db: Kysely<Schema>,
  { match, seat, ply, lines }: StoredPlan,
): Promise<void> {
  const own = { match_id: match, seat };
  if (lines.length === 0) return dropPlan(db, { match, seat });
  await addToRevision(db, match, 1);
  await db.updateTable('matches').set({ has_plans: 1 }).where('id', '=', match).execute();
  const row = { ply, lines: JSON.stringify(lines) };
  await db
    .insertInto('planned_moves')
    .values({ ...own, ...row })
    .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(row))
    .execute();
}

export async function plansIn(db: Kysely<Schema>, match: MatchId): Promise<readonly StoredPlan[]> {
  const rows = await db
    .selectFrom('planned_moves')
    .selectAll()
    .where('match_id', '=', match)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, ply, lines }) => ({
    match,
    seat,
    ply,
    lines: JSON.parse(lines) as StoredPlan['lines'],
  }));
}

/** Of a certain ply, where it is told: what was planned since stays. */
export async function dropPlan(
  db: Kysely<Schema>,
  { match, seat, ply }: Pick<StoredPlan, 'match' | 'seat'> & { readonly ply?: number },
): Promise<void> {
  const own = db.deleteFrom('planned_moves').where('match_id', '=', match).where('seat', '=', seat);
  await (ply === undefined ? own : own.where('ply', '=', ply)).execute();
  await db
    .updateTable('matches')
    .set({ has_plans: 0 })
    .where('id', '=', match)
    .where((build) =>
      build.not(
        build.exists(
          build.selectFrom('planned_moves').select('seat').where('match_id', '=', match),
        ),
      ),
    )
    .execute();
}
