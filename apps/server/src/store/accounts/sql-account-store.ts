import type { Kysely } from 'kysely';
import type { MatchId } from '../ids.ts';
import type { Commit } from '../commit.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Schema } from '../schema.ts';
import type { AccountStore } from './account-store.ts';
import { passkeyOf } from './account-rows.ts';
import {
  addPasskey,
  createAccount,
  findAccount,
  keepChallenge,
  passkeysOf,
  removePasskey,
  setCodes,
  setLogin,
  useChallenge,
  useCode,
  usePasskey,
} from './accounts.ts';
import { endingsSince } from './endings.ts';
import { closePlayer, dropForgotten, forgetPlayer, forgottenPlayers } from './forget-players.ts';
import { isGuest, isOwned } from './is-owned.ts';
import {
  endSession,
  findSession,
  matchesOf,
  noteProof,
  noteSeen,
  openSession,
  provedAt,
  sessionsOf,
} from './sessions.ts';

interface AccountDatabase {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  readonly onChanged: (match: MatchId) => void;
}

/** Works of one group may run side by side, and share their locks: these come after each other. */
const WHO_IS_WHO = 'who is who';

export function sqlAccountStore({ db, commit, onChanged }: AccountDatabase): AccountStore {
  const told = <Answer extends { readonly changed: readonly MatchId[] } | undefined>(
    answer: Answer,
  ): Answer => {
    for (const match of answer?.changed ?? []) onChanged(match);
    return answer;
  };
  const inTurn = oneAtATime();
  const commitInTurn: Commit = (work) => inTurn(WHO_IS_WHO, () => commit(work));
  return {
    create: (account) => commitInTurn((transaction) => createAccount(transaction, account)),
    find: (id) => findAccount(db, 'id', id),
    findByLogin: (login) => findAccount(db, 'login', login),
    isOwned: (player) => isOwned(db, player),
    isGuest: (player) => isGuest(db, player),
    setLogin: (id, login, own) => commit((transaction) => setLogin(transaction, id, login, own)),
    setSettings: (id, settings) =>
      commit(async (transaction) => {
        await transaction.updateTable('accounts').set({ settings }).where('id', '=', id).execute();
      }),

    addPasskey: (passkey, most) => commit((transaction) => addPasskey(transaction, passkey, most)),
    findPasskey: async (id) => {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && passkeyOf(row);
    },
    passkeysOf: (account) => passkeysOf(db, account),
    usePasskey: (id, counter, at) =>
      commit((transaction) => usePasskey(transaction, id, counter, at)),
    removePasskey: (account, id) =>
      commit((transaction) => removePasskey(transaction, account, id)),

    keepChallenge: (challenge, expiresAt, now) =>
      commit((transaction) => keepChallenge(transaction, challenge, expiresAt, now)),
    useChallenge: (challenge, now) =>
      commit((transaction) => useChallenge(transaction, challenge, now)),

    setCodes: (account, hashes) => commit((transaction) => setCodes(transaction, account, hashes)),
    countCodes: async (account) => {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((build) => build.fn.countAll<number>().as('left'))
        .where('account_id', '=', account)
        .executeTakeFirstOrThrow();
      return left;
    },
    recover: async (hash, session, most) =>
      told(
        await commitInTurn(async (transaction) => {
          const used = await useCode(transaction, hash);
          if (!used) return undefined;
          const opened = await openSession(transaction, used.account, session, most);
          return opened && { ...opened, ended: [...used.ended, ...opened.ended] };
        }),
      ),

    openSession: async (account, session, most) =>
      told(await commitInTurn((transaction) => openSession(transaction, account, session, most))),
    findSession: (hash) => findSession(db, hash),
    sessionsOf: (account) => sessionsOf(db, account),
    noteSeen: (hash, at, notBefore) =>
      commit((transaction) => noteSeen(transaction, hash, at, notBefore)),
    provedAt: (hash) => provedAt(db, hash),
    noteProof: (hash, at) => commit((transaction) => noteProof(transaction, hash, at)),
    endSession: (account, hash) => commit((transaction) => endSession(transaction, account, hash)),
    endingsSince: (number) => endingsSince(db, number),
    closePlayer: (player, at, newSomebody) =>
      commitInTurn((transaction) => closePlayer(transaction, { player, at }, newSomebody)),
    forgottenPlayers: (limit) => forgottenPlayers(db, limit),
    dropForgotten: (before) => commit((transaction) => dropForgotten(transaction, before)),
    forgetPlayer: async (player, somebody) =>
      told(await commitInTurn((transaction) => forgetPlayer(transaction, player, somebody))),
    matchesOf: (player, limit) => matchesOf(db, player, limit),
  };
}
