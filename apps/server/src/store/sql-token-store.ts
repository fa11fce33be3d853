import type { Kysely } from 'kysely';
import { tellEnded } from './accounts/endings.ts';
import type { Commit } from './commit.ts';
import type { Schema } from './schema.ts';
import type { GuestId, StoredToken, TokenStore } from './store.ts';

export function sqlTokenStore(db: Kysely<Schema>, commit: Commit): TokenStore {
  return {
    keep: (token, most) => commit((transaction) => keep(transaction, token, most)),
    async owner(hash) {
      const row = await db
        .selectFrom('tokens')
        .select('guest')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.guest;
    },
    listOf: (guest) => listOf(db, guest),
    revoke: (guest, id) =>
      commit(async (transaction) => {
        const [hash] = await endTokens(transaction, guest, id);
        return hash;
      }),
  };
}

/** One of a guest, or all; every process hears of it. Gives their hashes. */
export async function endTokens(
  db: Kysely<Schema>,
  guest: GuestId,
  id?: string,
): Promise<readonly string[]> {
  const ended = await db
    .deleteFrom('tokens')
    .where('guest', '=', guest)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('hash')
    .execute();
  const hashes = ended.map(({ hash }) => hash);
  await tellEnded(db, hashes);
  return hashes;
}

async function keep(
  db: Kysely<Schema>,
  { hash, id, guest, name, madeAt }: StoredToken,
  most: number,
): Promise<'kept' | 'too-many'> {
  if ((await listOf(db, guest)).length >= most) return 'too-many';
  await db.insertInto('tokens').values({ hash, id, guest, name, made_at: madeAt }).execute();
  return 'kept';
}

async function listOf(db: Kysely<Schema>, guest: GuestId): Promise<readonly StoredToken[]> {
  const rows = await db
    .selectFrom('tokens')
    .selectAll()
    .where('guest', '=', guest)
    .orderBy('made_at')
    .execute();
  return rows.map(({ made_at: madeAt, ...row }) => ({ ...row, madeAt }));
}
