import type { Kysely } from 'kysely';
import type { GuestId } from '../ids.ts';
import type { Schema } from '../schema.ts';

export async function isOwned(db: Kysely<Schema>, player: GuestId): Promise<boolean> {
  const owner = db.selectFrom('accounts').select('id').where('player', '=', player);
  return (await owner.executeTakeFirst()) !== undefined;
}

/** Neither who has an account nor who was forgotten is known by a cookie of before. */
export async function isGuest(db: Kysely<Schema>, player: GuestId): Promise<boolean> {
  const forgotten = db
    .selectFrom('forgotten_players')
    .select('player')
    .where('player', '=', player);
  if ((await forgotten.executeTakeFirst()) !== undefined) return false;
  return !(await isOwned(db, player));
}
