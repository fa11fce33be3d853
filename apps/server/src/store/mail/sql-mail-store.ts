import type { Kysely } from 'kysely';
import type { Commit } from '../commit.ts';
import type { Schema } from '../schema.ts';
import { addressOf, addressOfPlayer, countOne, markRefused, ownersOf } from './mail-addresses.ts';
import { confirm, keepLink, pendingOf, recover, removeAddress } from './mail-links.ts';
import type { MailStore } from './mail-store.ts';

export function sqlMailStore(db: Kysely<Schema>, commit: Commit): MailStore {
  return {
    addressOf: (account) => addressOf(db, account),
    addressOfPlayer: (player) => addressOfPlayer(db, player),
    ownersOf: (compared, limit) => ownersOf(db, compared, limit),
    pendingOf: (account, now) => pendingOf(db, account, now),
    keepLink: (link) => commit((transaction) => keepLink(transaction, link)),
    confirm: (hash, compared, now) =>
      commit((transaction) => confirm(transaction, hash, compared, now)),
    recover: (hash, now) => commit((transaction) => recover(transaction, hash, now)),
    removeAddress: (account) => commit((transaction) => removeAddress(transaction, account)),
    markRefused: (account, address, now) =>
      commit((transaction) => markRefused(transaction, account, address, now)),
    countOne: (subject, day, most) =>
      commit((transaction) => countOne(transaction, subject, day, most)),
  };
}
