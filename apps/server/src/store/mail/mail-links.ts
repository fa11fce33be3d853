import type { Kysely, Selectable } from 'kysely';
import type { AccountId } from '../accounts/account-store.ts';
import { dropRecoveryLinks, loseSecrets } from '../accounts/sessions.ts';
import type { Schema } from '../schema.ts';
import type { CompareAddress, LinkProblem, LinkPurpose, StoredMailLink } from './mail-store.ts';

/** In milliseconds: for so long after its end a link is told that it came too late, or was used. */
const KEPT_AFTER = 30 * 24 * 60 * 60 * 1000;

export async function keepLink(
  db: Kysely<Schema>,
  { hash, purpose, account, address, language, madeAt, expiresAt }: StoredMailLink,
): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('expires_at', '<', madeAt - KEPT_AFTER)
    .execute();
  if (purpose === 'confirm') await dropUnconfirmed(db, account);
  await db
    .insertInto('mail_links')
    .values({
      hash,
      purpose,
      account_id: account,
      address,
      language,
      made_at: madeAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

export async function pendingOf(
  db: Kysely<Schema>,
  account: AccountId,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_links')
    .select('address')
    .where('account_id', '=', account)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.address;
}

export async function confirm(
  db: Kysely<Schema>,
  hash: string,
  compared: CompareAddress,
  now: number,
): Promise<'confirmed' | LinkProblem> {
  const link = await use(db, hash, 'confirm', now);
  if (typeof link === 'string') return link;
  const { account_id, address, language } = link;
  const confirmed = {
    address,
    compared: compared(address),
    language,
    confirmed_at: now,
    refused_at: null,
  };
  await db
    .insertInto('mail_addresses')
    .values({ account_id, ...confirmed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(confirmed))
    .execute();
  // They went to the address of before.
  await dropRecoveryLinks(db, account_id);
  return 'confirmed';
}

export async function recover(
  db: Kysely<Schema>,
  hash: string,
  now: number,
): Promise<{ readonly account: AccountId; readonly ended: readonly string[] } | LinkProblem> {
  const link = await use(db, hash, 'recover', now);
  if (typeof link === 'string') return link;
  const account = link.account_id;
  return { account, ended: await loseSecrets(db, account) };
}

export async function removeAddress(db: Kysely<Schema>, account: AccountId): Promise<void> {
  await db.deleteFrom('mail_links').where('account_id', '=', account).execute();
  await db.deleteFrom('mail_addresses').where('account_id', '=', account).execute();
}

/** Of two who use it at the same moment, one does. */
async function use(
  db: Kysely<Schema>,
  hash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<Selectable<Schema['mail_links']> | LinkProblem> {
  const used = await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (used) return used;
  const known = await db
    .selectFrom('mail_links')
    .select('used_at')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!known) return 'unknown';
  return known.used_at === null ? 'expired' : 'used';
}

async function dropUnconfirmed(db: Kysely<Schema>, account: AccountId): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('account_id', '=', account)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .execute();
}
