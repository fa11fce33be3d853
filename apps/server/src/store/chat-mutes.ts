import type { Kysely } from 'kysely';
import type { StoredMute } from './chat-store.ts';
import { inLists } from './in-lists.ts';
import type { Schema } from './schema.ts';
import type { GuestId } from './ids.ts';

/** More than anybody is bothered by; beyond it the oldest goes. */
const MOST_MUTED = 500;

/** From `at` on; not any more where it is undefined. */
export async function setMuted(
  db: Kysely<Schema>,
  reader: GuestId,
  author: GuestId,
  at: number | undefined,
): Promise<void> {
  if (at === undefined) {
    await db
      .deleteFrom('chat_mutes')
      .where('reader', '=', reader)
      .where('author', '=', author)
      .execute();
    return;
  }
  await db
    .insertInto('chat_mutes')
    .values({ reader, author, at })
    .onConflict((conflict) => conflict.columns(['reader', 'author']).doNothing())
    .execute();
  const muted = await mutesOf(db, reader);
  const oldest = muted.toSorted((one, other) => one.at - other.at)[0];
  if (muted.length > MOST_MUTED && oldest) {
    await setMuted(db, reader, oldest.author, undefined);
  }
}

export function mutesOf(db: Kysely<Schema>, reader: GuestId): Promise<readonly StoredMute[]> {
  return db
    .selectFrom('chat_mutes')
    .select(['author', 'at'])
    .where('reader', '=', reader)
    .execute();
}

export async function mutedBy(
  db: Kysely<Schema>,
  reader: GuestId,
  authors: readonly GuestId[],
): Promise<ReadonlySet<GuestId>> {
  const muted = new Set<GuestId>();
  for (const list of inLists([...new Set(authors)])) {
    const rows = await db
      .selectFrom('chat_mutes')
      .select('author')
      .where('reader', '=', reader)
      .where('author', 'in', list)
      .execute();
    for (const { author } of rows) muted.add(author);
  }
  return muted;
}

export async function mutersOf(db: Kysely<Schema>, author: GuestId): Promise<ReadonlySet<GuestId>> {
  const rows = await db
    .selectFrom('chat_mutes')
    .select('reader')
    .where('author', '=', author)
    .limit(MOST_MUTERS)
    .execute();
  return new Set(rows.map(({ reader }) => reader));
}

/** Cookies are free: whoever has many of them mute somebody must not make that author's lines dear. */
const MOST_MUTERS = 5000;
