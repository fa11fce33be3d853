import type { Kysely } from 'kysely';
import { attendanceRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { MatchId } from './store.ts';
import { addToRevision } from './writes.ts';

/**
 * Everybody stands up from a table at which nobody has decided and nothing was drawn; false, and nothing is changed,
 * at any other. Once there are cards, who has seen a hand must not sit down before another one.
 */
export async function vacateTable(db: Kysely<Schema>, match: MatchId): Promise<boolean> {
  // First, because it locks the match: of a first move in the same moment one or the other was before.
  await addToRevision(db, match, 1);
  const { is_begun, is_over, ply } = await db
    .selectFrom('matches')
    .select(['is_begun', 'is_over', 'ply'])
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  if (is_begun === 1 || is_over === 1 || ply > 0) {
    await addToRevision(db, match, -1);
    return false;
  }
  await db
    .updateTable('seats')
    .set({
      kind: 'open',
      holder: null,
      nonce_state: null,
      nonce_hash: null,
      nonce: null,
      ...attendanceRow({}),
    })
    .where('match_id', '=', match)
    .where('kind', '=', 'person')
    .execute();
  return true;
}
