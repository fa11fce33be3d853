import type { Kysely } from 'kysely';
import type { GuestId } from './ids.ts';
import type { FinishedMatch, MatchResult, PlayerResult } from './profile-store.ts';
import type { Schema } from './schema.ts';

/** Stands for all opponents together. No player is called so. */
export const EVERYBODY = '*';

export async function countMatch(
  db: Kysely<Schema>,
  match: FinishedMatch,
): Promise<'counted' | 'nothing-to-count'> {
  // First, because it decides: whoever comes second finds nothing to count.
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ is_counted: 1 })
    .where('id', '=', match.id)
    .where('is_counted', '=', 0)
    .where('is_over', '=', 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'nothing-to-count';
  // In one order, so that two matches of the same players never wait for each other.
  const players = match.players.toSorted((one, other) => (one.player < other.player ? -1 : 1));
  for (const player of players) await countFor(db, match, player);
  return 'counted';
}

async function countFor(
  db: Kysely<Schema>,
  { id, game, at, isPublic, isRated }: FinishedMatch,
  { player, seat, result, against, opening }: PlayerResult,
): Promise<void> {
  const is_public = Number(isPublic);
  await db
    .insertInto('match_results')
    .values({ player, match_id: id, game, seat, result, at, is_public, is_rated: Number(isRated) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const others = against.toSorted((one, other) => (one.player < other.player ? -1 : 1));
  for (const one of [{ player: EVERYBODY, result }, ...others]) {
    await addToCounts(db, {
      player,
      opponent: one.player,
      game,
      is_public,
      ...countsFor(one.result),
    });
  }
  if (opening) {
    const { side, sign } = opening;
    await addOpening(db, { player, game, side, opening: sign, is_public, times: 1 });
  }
}

function countsFor(result: MatchResult) {
  return {
    won: Number(result === 'won'),
    drawn: Number(result === 'drawn'),
    lost: Number(result === 'lost'),
  };
}

export async function addToCounts(
  db: Kysely<Schema>,
  row: Schema['result_counts'] & { readonly player: GuestId },
): Promise<void> {
  await db
    .insertInto('result_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['player', 'opponent', 'game', 'is_public']).doUpdateSet((build) => ({
        won: build('result_counts.won', '+', row.won),
        drawn: build('result_counts.drawn', '+', row.drawn),
        lost: build('result_counts.lost', '+', row.lost),
      })),
    )
    .execute();
}

export async function addOpening(db: Kysely<Schema>, row: Schema['opening_counts']): Promise<void> {
  await db
    .insertInto('opening_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'game', 'side', 'opening', 'is_public'])
        .doUpdateSet((build) => ({ times: build('opening_counts.times', '+', row.times) })),
    )
    .execute();
}
