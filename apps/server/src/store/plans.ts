import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { MatchId, StoredPlan } from './store.ts';
import { changeFrom } from './writes.ts';

/** The match is changed by it, so that every process that has it in memory asks for plans from then on. */
export async function keepPlan(
  db: Kysely<Schema>,
  { match, seat, ply, lines }: StoredPlan,
  revision: number,
): Promise<'kept' | 'conflict'> {
  const own = { match_id: match, seat };
  const change = lines.length === 0 ? {} : { has_plans: 1 };
  if (!(await changeFrom(db, match, revision, change))) return 'conflict';
  if (lines.length === 0) {
    await dropPlan(db, { match, seat });
    return 'kept';
  }
  const row = { ply, lines: JSON.stringify(lines) };
  await db
    .insertInto('planned_moves')
    .values({ ...own, ...row })
    .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(row))
    .execute();
  return 'kept';
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
