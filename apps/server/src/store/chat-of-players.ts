import type { Kysely } from 'kysely';
import type { GuestId } from './ids.ts';
import type { Schema } from './schema.ts';

/** Two players become one: with what they have said, whom they do not read, and what holds against or for them. */
export async function mergeChat(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await db.updateTable('chat_lines').set({ author: into }).where('author', '=', from).execute();
  await mergeMutes(db, from, into);
  await forgetMutes(db, from);
  await mergeStanding(db, from, into);
}

/** In two statements, however many do not want to read somebody. */
async function mergeMutes(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await db
    .insertInto('chat_mutes')
    .columns(['reader', 'author', 'at'])
    .expression((build) =>
      build
        .selectFrom('chat_mutes')
        .select([build.val(into).as('reader'), 'author', 'at'])
        .where('reader', '=', from)
        .where('author', '!=', into),
    )
    .onConflict((conflict) => conflict.columns(['reader', 'author']).doNothing())
    .execute();
  await db
    .insertInto('chat_mutes')
    .columns(['reader', 'author', 'at'])
    .expression((build) =>
      build
        .selectFrom('chat_mutes')
        .select(['reader', build.val(into).as('author'), 'at'])
        .where('author', '=', from)
        .where('reader', '!=', into),
    )
    .onConflict((conflict) => conflict.columns(['reader', 'author']).doNothing())
    .execute();
}

/** Nobody gets rid of a block by signing in, or of a role by doing so. */
async function mergeStanding(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await mergeBlocks(db, from, into);
  await mergeRoles(db, from, into);
}

/** The one that holds for longer: that of the account may have run out long ago. */
async function mergeBlocks(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  const block = await db
    .selectFrom('player_blocks')
    .selectAll()
    .where('player', '=', from)
    .executeTakeFirst();
  if (!block) return;
  const { why, at, until } = block;
  await db
    .insertInto('player_blocks')
    .values({ ...block, player: into })
    .onConflict((conflict) => {
      const taken = conflict.column('player').doUpdateSet({ why, at, until });
      return until === null
        ? taken.where('player_blocks.until', 'is not', null)
        : taken.where('player_blocks.until', '<', until);
    })
    .execute();
}

/** The later one: it is by a newer secret, or by the same. */
async function mergeRoles(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  const role = await db
    .selectFrom('moderators')
    .selectAll()
    .where('player', '=', from)
    .executeTakeFirst();
  if (!role) return;
  const { secret_hash, at } = role;
  await db
    .insertInto('moderators')
    .values({ ...role, player: into })
    .onConflict((conflict) =>
      conflict.column('player').doUpdateSet({ secret_hash, at }).where('moderators.at', '<', at),
    )
    .execute();
}

/** Nothing that they have written stays; that somebody has said something does. */
export async function forgetChat(
  db: Kysely<Schema>,
  player: GuestId,
  somebody: GuestId,
): Promise<void> {
  await db
    .updateTable('chat_lines')
    .set({ author: somebody, text: null, phrase: null, is_removed: 1 })
    .where('author', '=', player)
    .execute();
  await forgetMutes(db, player);
  await db.deleteFrom('moderators').where('player', '=', player).execute();
}

async function forgetMutes(db: Kysely<Schema>, player: GuestId): Promise<void> {
  await db.deleteFrom('chat_mutes').where('reader', '=', player).execute();
  await db.deleteFrom('chat_mutes').where('author', '=', player).execute();
}
