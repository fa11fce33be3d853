import type { NotificationSettings } from '@kast/protocol';
import type { Kysely } from 'kysely';
import type {
  Channel,
  DueDigest,
  PlayerId,
  StoredPushSubscription,
  SubscriptionTerms,
} from './notification-store.ts';
import type { Schema } from './schema.ts';

/** In milliseconds: a question that is older has another clock than this. */
const NOTICES_KEPT_FOR = 60 * 24 * 60 * 60 * 1000;

export async function subscribe(
  db: Kysely<Schema>,
  player: PlayerId,
  { endpoint, ...rest }: StoredPushSubscription,
  { now, most, session }: SubscriptionTerms,
): Promise<void> {
  const change = { player, ...rest, made_at: now, session: session ?? null };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...change })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
    .execute();
  const beyond = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('player', '=', player)
    .orderBy('made_at', 'desc')
    .orderBy('endpoint')
    .limit(most)
    .offset(most)
    .execute();
  for (const { endpoint: oldest } of beyond) await unsubscribe(db, oldest, player);
}

export async function unsubscribe(
  db: Kysely<Schema>,
  endpoint: string,
  player?: PlayerId,
): Promise<void> {
  const found = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
  await (player === undefined ? found : found.where('player', '=', player)).execute();
}

/** Whichever browsers they are. */
export async function unsubscribePlayer(db: Kysely<Schema>, player: PlayerId): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('player', '=', player).execute();
}

export async function unsubscribeSessions(
  db: Kysely<Schema>,
  sessions: readonly string[],
): Promise<void> {
  for (const session of sessions) {
    await db.deleteFrom('push_subscriptions').where('session', '=', session).execute();
  }
}

export async function subscriptionsOf(
  db: Kysely<Schema>,
  player: PlayerId,
): Promise<readonly StoredPushSubscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'language'])
    .where('player', '=', player)
    .orderBy('made_at')
    .execute();
}

export async function settingsOf(
  db: Kysely<Schema>,
  player: PlayerId,
): Promise<NotificationSettings | undefined> {
  const row = await db
    .selectFrom('notification_settings')
    .select('settings')
    .where('player', '=', player)
    .executeTakeFirst();
  return row && (JSON.parse(row.settings) as NotificationSettings);
}

export async function setSettings(
  db: Kysely<Schema>,
  player: PlayerId,
  settings: NotificationSettings,
  digestAt: number,
): Promise<void> {
  const change = { settings: JSON.stringify(settings), digest_at: digestAt };
  await db
    .insertInto('notification_settings')
    .values({ player, is_held_back: 0, ...change })
    .onConflict((conflict) => conflict.column('player').doUpdateSet(change))
    .execute();
}

export async function holdBack(
  db: Kysely<Schema>,
  player: PlayerId,
  channels: readonly Channel[],
): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({
      ...(channels.includes('push') ? { is_held_back: 1 } : {}),
      ...(channels.includes('mail') ? { is_mail_held_back: 1 } : {}),
    })
    .where('player', '=', player)
    .execute();
}

export async function claimNotice(
  db: Kysely<Schema>,
  subject: string,
  now: number,
): Promise<boolean> {
  await db
    .deleteFrom('notices')
    .where('sent_at', '<', now - NOTICES_KEPT_FOR)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notices')
    .values({ subject, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function releaseNotice(db: Kysely<Schema>, subject: string): Promise<void> {
  await db.deleteFrom('notices').where('subject', '=', subject).execute();
}

export async function dueDigests(
  db: Kysely<Schema>,
  now: number,
  limit: number,
): Promise<readonly DueDigest[]> {
  const rows = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('digest_at', '<=', now)
    .orderBy('digest_at')
    .limit(limit)
    .execute();
  return rows.map(({ player, settings, is_held_back, is_mail_held_back, digest_at }) => ({
    player,
    settings: JSON.parse(settings) as NotificationSettings,
    heldBack: [
      ...(is_held_back === 1 ? (['push'] as const) : []),
      ...(is_mail_held_back === 1 ? (['mail'] as const) : []),
    ],
    digestAt: digest_at,
  }));
}

export async function takeDigest(
  db: Kysely<Schema>,
  { player, digestAt }: DueDigest,
  next: number,
): Promise<'taken' | 'conflict'> {
  const { numUpdatedRows } = await db
    .updateTable('notification_settings')
    .set({ digest_at: next, is_held_back: 0, is_mail_held_back: 0 })
    .where('player', '=', player)
    .where('digest_at', '=', digestAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? 'taken' : 'conflict';
}
