import type { Kysely, Selectable } from 'kysely';
import type { AccountId } from '../accounts/account-store.ts';
import type { GuestId } from '../ids.ts';
import type { Schema } from '../schema.ts';
import type { AddressOwner, StoredMailAddress } from './mail-store.ts';

export async function addressOf(
  db: Kysely<Schema>,
  account: AccountId,
): Promise<StoredMailAddress | undefined> {
  const row = await db
    .selectFrom('mail_addresses')
    .selectAll()
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row && addressIn(row);
}

export async function addressOfPlayer(
  db: Kysely<Schema>,
  player: GuestId,
): Promise<StoredMailAddress | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('mail_addresses', 'mail_addresses.account_id', 'accounts.id')
    .selectAll('mail_addresses')
    .where('accounts.player', '=', player)
    .executeTakeFirst();
  return row && addressIn(row);
}

export async function ownersOf(
  db: Kysely<Schema>,
  compared: string,
  limit: number,
): Promise<readonly AddressOwner[]> {
  const rows = await db
    .selectFrom('mail_addresses')
    .innerJoin('accounts', 'accounts.id', 'mail_addresses.account_id')
    .selectAll('mail_addresses')
    .select('accounts.name')
    .where('compared', '=', compared)
    .orderBy('confirmed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...addressIn(row), name: row.name ?? undefined }));
}

export async function markRefused(
  db: Kysely<Schema>,
  account: AccountId,
  address: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ refused_at: now })
    .where('account_id', '=', account)
    // Meanwhile it may be another one.
    .where('address', '=', address)
    .execute();
}

export async function countOne(
  db: Kysely<Schema>,
  subject: string,
  day: number,
  most: number,
): Promise<boolean> {
  await db
    .deleteFrom('mail_counts')
    .where('day', '<', day - 1)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('mail_counts')
    .values({ subject, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'day'])
        .doUpdateSet((build) => ({ count: build('mail_counts.count', '+', 1) }))
        .where('mail_counts.count', '<', most),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

function addressIn(row: Selectable<Schema['mail_addresses']>): StoredMailAddress {
  return {
    account: row.account_id,
    address: row.address,
    language: row.language,
    confirmedAt: row.confirmed_at,
    refusedAt: row.refused_at ?? undefined,
  };
}
