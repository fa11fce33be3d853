import type { Kysely } from 'kysely';
import { mergeChat } from '../chat-of-players.ts';
import { unsubscribePlayer } from '../notifications.ts';
import type { Schema } from '../schema.ts';
import { endTokens } from '../sql-token-store.ts';
import type { GuestId, MatchId } from '../store.ts';
import { mergeElsewhere } from './player-tables.ts';

/**
 * Two players become one: what the one held is the other's from then on, in every table that names players.
 * Where both sit in the same match the one keeps its seat, for nobody has two.
 */
export async function mergePlayers(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<readonly MatchId[]> {
  const changed = await handOver(db, from, into);
  const name = await db
    .selectFrom('guests')
    .select('name')
    .where('id', '=', from)
    .executeTakeFirst();
  if (name) {
    await db
      .insertInto('guests')
      .values({ id: into, name: name.name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  await mergeNotifications(db, from, into);
  await mergeElsewhere(db, from, into);
  await mergeChat(db, from, into);
  // Whoever knew the guest's cookie may have made one.
  await endTokens(db, from);
  return changed;
}

/**
 * Whoever knew the guest's cookie may have subscribed: the browser itself does so again. What the account wants to be
 * told it has said itself, where it has.
 */
async function mergeNotifications(db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> {
  await unsubscribePlayer(db, from);
  await db
    .updateTable('notification_settings')
    .set({ player: into })
    .where('player', '=', from)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('notification_settings as own')
            .select('own.player')
            .where('own.player', '=', into),
        ),
      ),
    )
    .execute();
}

/** Seats and tables. A code for a seat does not go along: it is worth nothing in a few minutes, anyway. */
export async function handOver(
  db: Kysely<Schema>,
  from: GuestId,
  into: GuestId,
): Promise<readonly MatchId[]> {
  // First, because it locks the matches, as every change of them does.
  const changed = await db
    .updateTable('matches')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .where((build) =>
      build.or([
        build('maker', '=', from),
        build('id', 'in', build.selectFrom('seats').select('match_id').where('holder', '=', from)),
      ]),
    )
    .returning('id')
    .execute();
  if (changed.length === 0) return [];
  await db
    .updateTable('seats')
    .set({ holder: into })
    .where('holder', '=', from)
    .where('match_id', 'not in', (build) =>
      build.selectFrom('seats as own').select('own.match_id').where('own.holder', '=', into),
    )
    .execute();
  await db.updateTable('matches').set({ maker: into }).where('maker', '=', from).execute();
  return changed.map(({ id }) => id);
}
