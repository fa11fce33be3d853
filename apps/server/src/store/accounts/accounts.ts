import { type Kysely, sql } from 'kysely';
import { unsubscribePlayer } from '../notifications.ts';
import type { Schema } from '../schema.ts';
import { endTokens } from '../sql-token-store.ts';
import { accountOf, passkeyOf, passkeyRow, sessionRow } from './account-rows.ts';
import type {
  AccountId,
  Login,
  NewAccount,
  RenewedSession,
  StoredAccount,
  StoredPasskey,
} from './account-store.ts';
import { lockEndings, tellEnded } from './endings.ts';
import { isGuest } from './is-owned.ts';
import {
  dropUnusedLinks,
  endSessions,
  loseSecrets,
  renewSession,
  unsubscribeAccount,
} from './sessions.ts';
import { removeAddress } from '../mail/mail-links.ts';

/** Of two who want one name, or two pages of one guest, the second is refused by the constraint. */
export async function createAccount(
  db: Kysely<Schema>,
  { id, player, login, passkey, codes, settings, session }: NewAccount,
): Promise<'created' | 'name-taken' | 'has-account'> {
  await lockEndings(db);
  if (!(await isGuest(db, player))) return 'has-account';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id,
      player,
      login: login?.login ?? null,
      name: login?.name ?? null,
      password: login?.password ?? null,
      settings: settings ?? null,
      made_at: session.madeAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    return 'name-taken';
  }
  if (passkey)
    await db
      .insertInto('passkeys')
      .values(passkeyRow({ ...passkey, account: id }))
      .execute();
  await insertCodes(db, id, codes);
  await db.insertInto('account_sessions').values(sessionRow(id, session)).execute();
  // The guest's own cookie: whoever has it besides its owner stays outside, and is told nothing.
  await tellEnded(db, [player]);
  await unsubscribePlayer(db, player);
  await endTokens(db, player);
  return 'created';
}

export async function findAccount(
  db: Kysely<Schema>,
  by: 'id' | 'login',
  value: string,
): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where(by, '=', value).executeTakeFirst();
  return row && accountOf(row);
}

export async function setLogin(
  db: Kysely<Schema>,
  id: AccountId,
  { login, name, password }: Login,
  own: RenewedSession,
): Promise<readonly string[] | 'name-taken'> {
  // In the statement that sets it; two at once are told apart by the constraint.
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ login, name, password })
    .where('id', '=', id)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('accounts as other')
            .select('other.id')
            .where('other.login', '=', login)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'name-taken';
  await dropUnusedLinks(db, id);
  await unsubscribeAccount(db, id);
  const ended = await endSessions(db, id, own.hash);
  await renewSession(db, id, own);
  return [...ended, own.hash];
}

export async function addPasskey(
  db: Kysely<Schema>,
  passkey: StoredPasskey,
  most: number,
): Promise<'added' | 'exists' | 'too-many'> {
  const own = await passkeysOf(db, passkey.account);
  if (own.length >= most) return 'too-many';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkeyRow(passkey))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? 'exists' : 'added';
}

export async function passkeysOf(
  db: Kysely<Schema>,
  account: AccountId,
): Promise<readonly StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('made_at')
    .execute();
  return rows.map(passkeyOf);
}

/** Many do not count, and say 0 for ever. */
export async function usePasskey(
  db: Kysely<Schema>,
  id: string,
  counter: number,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: at })
    .where('id', '=', id)
    .where((build) =>
      build.or([
        build('counter', '<', counter),
        build.and([build('counter', '=', 0), build(sql.lit(counter), '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removePasskey(
  db: Kysely<Schema>,
  account: AccountId,
  id: string,
): Promise<'removed' | 'unknown' | 'last'> {
  // Locks the account: of two processes that remove the last two, the second looks at what the first has done.
  await db
    .updateTable('accounts')
    .set((build) => ({ made_at: build.ref('made_at') }))
    .where('id', '=', account)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', account)
    // In the statement that removes it: several works share a transaction.
    .where((build) =>
      build.or([
        build.exists(
          build
            .selectFrom('accounts')
            .select('accounts.id')
            .where('accounts.id', '=', account)
            .where('password', 'is not', null),
        ),
        build.exists(
          build
            .selectFrom('passkeys as other')
            .select('other.id')
            .where('other.account_id', '=', account)
            .where('other.id', '!=', id),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return 'removed';
  const own = await passkeysOf(db, account);
  return own.some((passkey) => passkey.id === id) ? 'last' : 'unknown';
}

export async function setCodes(
  db: Kysely<Schema>,
  account: AccountId,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', account).execute();
  await insertCodes(db, account, hashes);
}

async function insertCodes(
  db: Kysely<Schema>,
  account: AccountId,
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((hash) => ({ hash, account_id: account }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function useCode(
  db: Kysely<Schema>,
  hash: string,
): Promise<{ readonly account: AccountId; readonly ended: readonly string[] } | undefined> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  if (!used) return undefined;
  const account = used.account_id;
  // Whoever was in it may have given another one, and would come back by that.
  await removeAddress(db, account);
  return { account, ended: await loseSecrets(db, account) };
}

export async function keepChallenge(
  db: Kysely<Schema>,
  challenge: string,
  expiresAt: number,
  now: number,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('challenges').values({ challenge, expires_at: expiresAt }).execute();
}

export async function useChallenge(
  db: Kysely<Schema>,
  challenge: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined && used.expires_at > now;
}
