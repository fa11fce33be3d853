import { type SeatNonce, unreachable } from '@kast/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { MatchId, NonceStep } from './store.ts';

/**
 * What is written of nonces. The row of the match is written first, as by every change of it: after the
 * first draw has sealed it, no step is taken any more.
 */
export async function stepNonce(
  db: Kysely<Schema>,
  match: MatchId,
  seat: number,
  step: NonceStep,
  ply: number,
): Promise<'stepped' | 'conflict'> {
  const { numUpdatedRows: open } = await db
    .updateTable('matches')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where('id', '=', match)
    .where('nonces', '=', 'open')
    .where('ply', '=', ply)
    .executeTakeFirstOrThrow();
  if (open === 0n) return 'conflict';
  const { from, set, hash } = rowsOf(step);
  let change = db
    .updateTable('seats')
    .set(set)
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('nonce_state', 'in', from);
  if (hash !== undefined) change = change.where('nonce_hash', '=', hash);
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? 'conflict' : 'stepped';
}

/** In the transaction of the first draw. */
export async function sealNonces(
  db: Kysely<Schema>,
  match: MatchId,
  nonces: readonly SeatNonce[],
): Promise<void> {
  await db
    .updateTable('matches')
    .set({ nonces: JSON.stringify(nonces) })
    .where('id', '=', match)
    .execute();
}

type State = NonNullable<Schema['seats']['nonce_state']>;

interface StepRows {
  readonly from: readonly State[];
  readonly set: Partial<Pick<Schema['seats'], 'nonce_state' | 'nonce_hash' | 'nonce'>>;
  /** That the seat must be bound to. */
  readonly hash?: string;
}

function rowsOf(step: NonceStep): StepRows {
  switch (step.kind) {
    case 'commit':
      return { from: ['awaited'], set: { nonce_state: 'committed', nonce_hash: step.hash } };
    case 'reveal':
      return {
        from: ['committed'],
        set: { nonce_state: 'revealed', nonce: step.nonce },
        hash: step.hash,
      };
    case 'withhold':
      return { from: ['awaited', 'committed'], set: { nonce_state: 'withheld' } };
    default:
      return unreachable(step);
  }
}
