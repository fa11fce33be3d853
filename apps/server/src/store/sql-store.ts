import type { Kysely } from 'kysely';
import { awaySeats, departuresOf, noteDeparture, setAttendance } from './attendance.ts';
import { beatClock, lastClockBeat, setClock, timedMatches } from './clocks.ts';
import { sqlAccountStore } from './accounts/sql-account-store.ts';
import { sqlClubStore } from './sql-club-store.ts';
import {
  listedMatches,
  matchesToWatch,
  type OnUnreadable,
  openTables,
  outcomesOf,
  publicMatchesOf,
  runningMatchesOf,
  seatsHeldBy,
} from './lists.ts';
import { matchIds, matchesAwaitingBots } from './match-ids.ts';
import { sqlChatStore } from './sql-chat-store.ts';
import { sqlFriendStore } from './sql-friend-store.ts';
import { sqlMailStore } from './mail/sql-mail-store.ts';
import { sqlModerationStore } from './sql-moderation-store.ts';
import { stepNonce } from './nonces.ts';
import {
  claimNotice,
  dueDigests,
  holdBack,
  releaseNotice,
  setSettings,
  settingsOf,
  subscribe,
  subscriptionsOf,
  takeDigest,
  unsubscribe,
} from './notifications.ts';
import { dropPlan, keepPlan, plansIn } from './plans.ts';
import {
  entriesBetween,
  findMatch,
  latestSnapshot,
  namesOf,
  plyAfterKey,
  snapshotPlies,
} from './queries.ts';
import { ladder, matchesToRate, ratingsOf } from './ratings.ts';
import { settleRating } from './settle-rating.ts';
import type { Commit } from './commit.ts';
import type { Schema } from './schema.ts';
import { fillSeat, keepSeatCode, moveSeat } from './seat-changes.ts';
import type { Addition, AppendAnswer, MatchId, Store } from './store.ts';
import { sqlProfileStore } from './sql-profile-store.ts';
import { sqlTokenStore } from './sql-token-store.ts';
import {
  checkReadiness,
  createMatch,
  dropSnapshots,
  nameGuest,
  repairStatus,
  saveSnapshot,
  setRulesVersion,
  takeSeat,
} from './writes.ts';

import {
  forgetInLobby,
  fulfilWishes,
  hasWishes,
  keepWish,
  lookAtWish,
  noteSight,
  openWishes,
  pairingsSince,
  withdrawWish,
} from './wishes.ts';

/** What whoever opens a store may be told. */
export interface StoreEvents {
  /** Told of every durable commit, with the number of writes that shared it. */
  readonly onCommit?: (writes: number) => void;
  readonly onUnreadable?: OnUnreadable;
  /** Told of a match whose snapshots are thrown away because they do not lead to where it stands. */
  readonly onDroppedSnapshots?: (match: MatchId) => void;
}

export interface SqlDatabase {
  readonly db: Kysely<Schema>;
  /** Resolves when it is durable. The work may be run more than once. */
  readonly commit: Commit;
  /** What most writes are, in the database's own way: prepared once, and shared in a commit as all are. */
  readonly append: (addition: Addition) => Promise<AppendAnswer>;
  /** Told of each match that was changed, or may have been, after its commit. */
  readonly onChanged: (match: MatchId) => void;
}

/** A store on whatever database speaks SQL. */
export function sqlStore(
  { db, commit, append, onChanged }: SqlDatabase,
  { onUnreadable = ignore, onDroppedSnapshots = ignore }: StoreEvents,
): Omit<Store, 'revisionsOf' | 'close'> {
  return {
    accounts: sqlAccountStore({ db, commit, onChanged }),
    mail: sqlMailStore(db, commit),
    ratings: {
      settleRating: (match, rate) =>
        commit((transaction) => settleRating(transaction, match, rate)),
      matchesToRate: (limit) => matchesToRate(db, limit),
      ratingsOf: (player) => ratingsOf(db, player),
      ladder: (game, atLeast, limit) => ladder(db, game, atLeast, limit),
    },
    createMatch: async (match, mostRunning) => {
      const answer = await commit((transaction) => createMatch(transaction, match, mostRunning));
      const { rematchOf } = match.facts;
      if (rematchOf !== undefined) onChanged(rematchOf);
      return answer;
    },
    append: async (addition) => {
      try {
        return await append(addition);
      } finally {
        // Also where nobody knows what became of it.
        onChanged(addition.match);
      }
    },
    takeSeat: async (id, seat, guest, nonceHash) => {
      const answer = await commit((transaction) =>
        takeSeat(transaction, id, seat, guest, nonceHash),
      );
      if (answer === 'taken') onChanged(id);
      return answer;
    },
    fillSeat: async (id, seat, level) => {
      const answer = await commit((transaction) => fillSeat(transaction, id, seat, level));
      if (answer === 'filled') onChanged(id);
      return answer;
    },
    keepSeatCode: (code, now) => commit((transaction) => keepSeatCode(transaction, code, now)),
    moveSeat: async (hash, guest, now) => {
      const answer = await commit((transaction) => moveSeat(transaction, hash, guest, now));
      if (answer.kind === 'moved') onChanged(answer.match);
      return answer;
    },
    stepNonce: async (id, seat, step, ply) => {
      const answer = await commit((transaction) => stepNonce(transaction, id, seat, step, ply));
      onChanged(id);
      return answer;
    },
    setClock: async (id, revision, clock) => {
      const answer = await commit((transaction) => setClock(transaction, id, revision, clock));
      if (answer === 'set') onChanged(id);
      return answer;
    },
    setAttendance: async (id, revision, change) => {
      const answer = await commit((transaction) =>
        setAttendance(transaction, id, revision, change),
      );
      if (answer === 'set') onChanged(id);
      return answer;
    },
    noteDeparture: (guest, at) => commit((transaction) => noteDeparture(transaction, guest, at)),
    beatClock: (at) => commit((transaction) => beatClock(transaction, at)),
    repairStatus: (id, status) => commit((transaction) => repairStatus(transaction, id, status)),
    setRulesVersion: async (id, change) => {
      const answer = await commit((transaction) => setRulesVersion(transaction, id, change));
      onChanged(id);
      return answer;
    },
    saveSnapshot: (id, snapshot) =>
      commit((transaction) => saveSnapshot(transaction, id, snapshot)),
    dropSnapshots: async (id) => {
      await commit((transaction) => dropSnapshots(transaction, id));
      if (id !== undefined) onDroppedSnapshots(id);
    },
    nameGuest: async (guest, name) => {
      const shown = await commit((transaction) => nameGuest(transaction, guest, name));
      for (const match of shown) onChanged(match);
    },
    notifications: {
      subscribe: (player, subscription, terms) =>
        commit((transaction) => subscribe(transaction, player, subscription, terms)),
      unsubscribe: (endpoint, player) =>
        commit((transaction) => unsubscribe(transaction, endpoint, player)),
      subscriptionsOf: (player) => subscriptionsOf(db, player),
      settingsOf: (player) => settingsOf(db, player),
      setSettings: (player, settings, digestAt) =>
        commit((transaction) => setSettings(transaction, player, settings, digestAt)),
      holdBack: (player, channels) =>
        commit((transaction) => holdBack(transaction, player, channels)),
      claimNotice: (subject, now) =>
        commit((transaction) => claimNotice(transaction, subject, now)),
      releaseNotice: (subject) => commit((transaction) => releaseNotice(transaction, subject)),
      dueDigests: (now, limit) => dueDigests(db, now, limit),
      takeDigest: (digest, next) => commit((transaction) => takeDigest(transaction, digest, next)),
    },
    keepPlan: async (plan, revision) => {
      const answer = await commit((transaction) => keepPlan(transaction, plan, revision));
      if (answer === 'kept') onChanged(plan.match);
      return answer;
    },
    dropPlan: (plan) => commit((transaction) => dropPlan(transaction, plan)),
    plansIn: (id) => plansIn(db, id),
    keepWish: async (wish, limits) => {
      for (;;) {
        const answer = await commit((transaction) => keepWish(transaction, wish, limits));
        if (answer !== 'being-fulfilled') return answer;
      }
    },
    seeWish: async (guest, now) => {
      const { wish, isWorthNoting } = await lookAtWish(db, guest, now);
      if (isWorthNoting) await commit((transaction) => noteSight(transaction, guest, now));
      return wish;
    },
    hasWishes: () => hasWishes(db),
    withdrawWish: async (guest, seen) => {
      for (;;) {
        if (await commit((transaction) => withdrawWish(transaction, guest, seen))) return undefined;
        const { wish } = await lookAtWish(db, guest, 0);
        // Open after all: there was no table for all who were to sit at it.
        if (seen !== undefined || !wish || wish.match !== undefined) return wish;
      }
    },
    openWishes: (seenSince, limit) => openWishes(db, seenSince, limit),
    fulfilWishes: (match, guests, waited) =>
      commit((transaction) => fulfilWishes(transaction, match, guests, waited)),
    pairingsSince: (moment, limit) => pairingsSince(db, moment, limit),
    forgetInLobby: (before) => commit((transaction) => forgetInLobby(transaction, before)),
    chat: sqlChatStore({ db, commit, onChanged }),
    moderation: sqlModerationStore({ db, commit, onChanged }),
    isReady: () =>
      commit(checkReadiness).then(
        () => true,
        () => false,
      ),

    findMatch: (id) => findMatch(db, id),
    entriesBetween: (id, from, to) => entriesBetween(db, id, from, to),
    plyAfterKey: async (id, seat, keyed) => {
      const ply = await plyAfterKey(db, id, seat, keyed);
      // What another process has written may be read before it is on the disk, and is acknowledged after it. ADR 17
      if (ply !== undefined) await commit(async () => undefined);
      return ply;
    },
    latestSnapshot: (id, which) => latestSnapshot(db, id, which),
    snapshotPlies: (id, rulesVersion) => snapshotPlies(db, id, rulesVersion),
    namesOf: (guests) => namesOf(db, guests),
    runningMatchesOf: (guest, limit) => runningMatchesOf(db, guest, limit, onUnreadable),
    publicMatchesOf: (game, limit) => publicMatchesOf(db, game, limit, onUnreadable),
    listedMatches: (ids) => listedMatches(db, ids, onUnreadable),
    matchesToWatch: (among, limit) => matchesToWatch(db, among, limit, onUnreadable),
    openTables: (among, limit) => openTables(db, among, limit, onUnreadable),
    matchesAwaitingBots: (limit, after) => matchesAwaitingBots(db, limit, after),
    awaySeats: (limit, after) => awaySeats(db, limit, after),
    departuresOf: (guest, since) => departuresOf(db, guest, since),
    timedMatches: (limit, after) => timedMatches(db, limit, after),
    lastClockBeat: () => lastClockBeat(db),
    matchIds: (limit, after) => matchIds(db, limit, after),
    seatsHeldBy: (guests, mostEach) => seatsHeldBy(db, guests, mostEach),
    outcomesOf: (matches) => outcomesOf(db, matches),
    clubs: sqlClubStore({ db, commit, onChanged }),
    tokens: sqlTokenStore(db, commit),
    friends: sqlFriendStore(db, commit),
    profiles: sqlProfileStore(db, commit),
  };
}

function ignore(): void {}
