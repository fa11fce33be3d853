import type { Kysely } from 'kysely';
import type { Commit } from './commit.ts';
import type { FriendStore } from './friend-store.ts';
import {
  areFriends,
  endFriendship,
  findFriendLink,
  friendsOf,
  keepFriendLink,
  useFriendLink,
} from './friends.ts';
import type { Schema } from './schema.ts';
import { dropTableInvitation, inviteToTable, tableInvitationsOf } from './table-invitations.ts';

export function sqlFriendStore(db: Kysely<Schema>, commit: Commit): FriendStore {
  return {
    keepLink: (link, terms) => commit((transaction) => keepFriendLink(transaction, link, terms)),
    findLink: (hash) => findFriendLink(db, hash),
    useLink: (hash, player, terms) =>
      commit((transaction) => useFriendLink(transaction, hash, player, terms)),
    areFriends: (player, other) => areFriends(db, player, other),
    friendsOf: (player) => friendsOf(db, player),
    endFriendship: (player, friend) =>
      commit((transaction) => endFriendship(transaction, player, friend)),
    inviteToTable: (invitation, terms) =>
      commit((transaction) => inviteToTable(transaction, invitation, terms)),
    tableInvitationsOf: (player, terms) => tableInvitationsOf(db, player, terms),
    dropTableInvitation: (player, match) =>
      commit((transaction) => dropTableInvitation(transaction, player, match)),
  };
}
