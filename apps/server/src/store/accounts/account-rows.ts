import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { StoredAccount, StoredPasskey, StoredSession } from './account-store.ts';

/** Rows of the tables of accounts, to and from what they stand for. */
export function accountOf(row: Selectable<Schema['accounts']>): StoredAccount {
  return {
    id: row.id,
    player: row.player,
    name: row.name ?? undefined,
    password: row.password ?? undefined,
    settings: row.settings ?? undefined,
    madeAt: row.made_at,
  };
}

export function passkeyRow(passkey: StoredPasskey): Insertable<Schema['passkeys']> {
  return {
    id: passkey.id,
    account_id: passkey.account,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports.join(' '),
    device: passkey.device,
    made_at: passkey.madeAt,
    used_at: passkey.usedAt,
  };
}

export function passkeyOf(row: Selectable<Schema['passkeys']>): StoredPasskey {
  return {
    id: row.id,
    account: row.account_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(' ').filter((transport) => transport !== ''),
    device: row.device,
    madeAt: row.made_at,
    usedAt: row.used_at,
  };
}

export function sessionRow(
  account: string,
  { hash, device, guest, madeAt, seenAt }: StoredSession,
): Insertable<Schema['account_sessions']> {
  return {
    hash,
    account_id: account,
    device,
    guest: guest ?? null,
    made_at: madeAt,
    seen_at: seenAt,
    proved_at: madeAt,
  };
}

export function sessionOf(row: Selectable<Schema['account_sessions']>): StoredSession {
  return {
    hash: row.hash,
    device: row.device,
    guest: row.guest ?? undefined,
    madeAt: row.made_at,
    seenAt: row.seen_at,
  };
}
