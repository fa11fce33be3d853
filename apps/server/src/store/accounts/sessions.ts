import type { Kysely } from 'kysely';
import { unsubscribeSessions } from '../notifications.ts';
import type { Schema } from '../schema.ts';
import { endTokens } from '../sql-token-store.ts';
import type { GuestId } from '../store.ts';
import { sessionOf, sessionRow } from './account-rows.ts';
import type {
  AccountId,
  OpenedSession,
  PlayedMatch,
  RenewedSession,
  SessionHash,
  StoredSession,
} from './account-store.ts';
import { lockEndings, tellEnded } from './endings.ts';
import { isGuest } from './is-owned.ts';
import { mergePlayers } from './merge-players.ts';

export async function openSession(
  db: Kysely<Schema>,
  account: AccountId,
  session: StoredSession,
  most: number,
): Promise<OpenedSession | undefined> {
  await lockEndings(db);
  const owner = await db
    .selectFrom('accounts')
    .select('player')
    .where('id', '=', account)
    .executeTakeFirst();
  if (!owner) return undefined;
  const { player } = owner;
  const guest = await stillGuest(db, session.guest);
  const changed = guest === undefined ? [] : await mergePlayers(db, guest, player);
  const row = sessionRow(account, { ...session, guest });
  await db.insertInto('account_sessions').values(row).execute();
  const tooMany = (await sessionsOf(db, account)).slice(most).map(({ hash }) => hash);
  await endAll(db, tooMany);
  return { account, player, changed, ended: tooMany };
}

/** Who had no account when they asked may have one by now, and keeps what they have. */
async function stillGuest(
  db: Kysely<Schema>,
  guest: GuestId | undefined,
): Promise<GuestId | undefined> {
  return guest !== undefined && (await isGuest(db, guest)) ? guest : undefined;
}

export async function findSession(
  db: Kysely<Schema>,
  hash: SessionHash,
): Promise<{ readonly account: AccountId; readonly player: GuestId } | undefined> {
  return db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select(['accounts.id as account', 'accounts.player'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function sessionsOf(
  db: Kysely<Schema>,
  account: AccountId,
): Promise<readonly StoredSession[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('seen_at', 'desc')
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map(sessionOf);
}

export async function noteSeen(
  db: Kysely<Schema>,
  hash: SessionHash,
  at: number,
  notBefore: number,
): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ seen_at: at })
    .where('hash', '=', hash)
    .where('seen_at', '<', notBefore)
    .execute();
}

export async function provedAt(db: Kysely<Schema>, hash: SessionHash): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_sessions')
    .select('proved_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.proved_at;
}

export async function noteProof(db: Kysely<Schema>, hash: SessionHash, at: number): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ proved_at: at })
    .where('hash', '=', hash)
    .execute();
}

export async function endSession(
  db: Kysely<Schema>,
  account: AccountId,
  hash: SessionHash,
): Promise<StoredSession | undefined> {
  const ended = await db
    .deleteFrom('account_sessions')
    .where('hash', '=', hash)
    .where('account_id', '=', account)
    .returningAll()
    .executeTakeFirst();
  if (!ended) return undefined;
  await leave(db, [hash]);
  return sessionOf(ended);
}

/** All of an account but one, and the tokens of its programs: whoever was in it may have made some. */
export async function endSessions(
  db: Kysely<Schema>,
  account: AccountId,
  except = '',
): Promise<readonly string[]> {
  const tokens = await endTokensOf(db, account);
  const ended = await db
    .deleteFrom('account_sessions')
    .where('account_id', '=', account)
    .where('hash', '!=', except)
    .returning('hash')
    .execute();
  const hashes = ended.map(({ hash }) => hash);
  await leave(db, hashes);
  return [...hashes, ...tokens];
}

/**
 * For who has lost what they sign in by, and shows by something else that they are the account's: whatever
 * somebody may have found, or added, is worth nothing from then on.
 */
export async function loseSecrets(
  db: Kysely<Schema>,
  account: AccountId,
): Promise<readonly string[]> {
  await db.updateTable('accounts').set({ password: null }).where('id', '=', account).execute();
  await db.deleteFrom('passkeys').where('account_id', '=', account).execute();
  await dropUnusedLinks(db, account);
  await unsubscribeAccount(db, account);
  return endSessions(db, account);
}

/** Whichever browser it was that subscribed: those of the owner do so again. */
export async function unsubscribeAccount(db: Kysely<Schema>, account: AccountId): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('player', 'in', (build) =>
      build.selectFrom('accounts').select('player').where('id', '=', account),
    )
    .execute();
}

/** Nobody is known by the cookie of before any more. */
export async function renewSession(
  db: Kysely<Schema>,
  account: AccountId,
  { hash, renewed, at }: RenewedSession,
): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ hash: renewed, proved_at: at })
    .where('hash', '=', hash)
    .where('account_id', '=', account)
    .execute();
  await tellEnded(db, [hash]);
}

async function endTokensOf(db: Kysely<Schema>, account: AccountId): Promise<readonly string[]> {
  const owner = await db
    .selectFrom('accounts')
    .select('player')
    .where('id', '=', account)
    .executeTakeFirst();
  return owner ? endTokens(db, owner.player) : [];
}

/** Also one by which somebody else's address would become the account's. */
export async function dropUnusedLinks(db: Kysely<Schema>, account: AccountId): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('account_id', '=', account)
    .where('used_at', 'is', null)
    .execute();
}

/** Those by mail that nobody has used. */
export async function dropRecoveryLinks(db: Kysely<Schema>, account: AccountId): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('account_id', '=', account)
    .where('purpose', '=', 'recover')
    .where('used_at', 'is', null)
    .execute();
}

async function endAll(db: Kysely<Schema>, hashes: readonly SessionHash[]): Promise<void> {
  for (const hash of hashes) {
    await db.deleteFrom('account_sessions').where('hash', '=', hash).execute();
  }
  await leave(db, hashes);
}

/** Neither acts by them nor is told anything any more. */
async function leave(db: Kysely<Schema>, hashes: readonly SessionHash[]): Promise<void> {
  await unsubscribeSessions(db, hashes);
  await tellEnded(db, hashes);
}

export async function matchesOf(
  db: Kysely<Schema>,
  player: GuestId,
  limit: number,
): Promise<readonly PlayedMatch[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'game', 'options', 'seat', 'made_at', 'last_at', 'ply', 'outcome'])
    .where('holder', '=', player)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ made_at, last_at, ply, outcome, ...row }) => ({
    ...row,
    madeAt: made_at,
    lastAt: last_at,
    plies: ply,
    outcome: outcome ?? undefined,
  }));
}
