import type { Kysely } from 'kysely';
import type { GuestId } from '../ids.ts';
import type { Schema } from '../schema.ts';

export async function isOwned(db: Kysely<Schema>, player: GuestId): Promise<boolean> {
  const owner = db.selectFrom('accounts').select('id').where('player', '=', player);
  return (await owner.executeTakeFirst()) !== undefined;
}
