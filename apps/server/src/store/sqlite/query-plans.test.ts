import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAccount,
  keepChallenge,
  passkeysOf,
  setCodes,
  setLogin,
  useCode,
} from '../accounts/accounts.ts';
import { isOwned } from '../accounts/is-owned.ts';
import { endingsSince } from '../accounts/endings.ts';
import { dropForgotten, forgetPlayer } from '../accounts/forget-players.ts';
import { mergePlayers } from '../accounts/merge-players.ts';
import { findSession, matchesOf, openSession, sessionsOf } from '../accounts/sessions.ts';
import { status, tablut } from '../contract/samples-contract.ts';
import { awaySeats, departuresOf, setAttendance } from '../attendance.ts';
import { timedMatches } from '../clocks.ts';
import {
  listedMatches,
  matchesToWatch,
  openTables,
  outcomesOf,
  publicMatchesOf,
  runningMatchesOf,
  seatsHeldBy,
} from '../lists.ts';
import { matchesAwaitingBots, matchIds } from '../match-ids.ts';
import { sqlClubStore } from '../sql-club-store.ts';
import { addressOfPlayer, countOne, markRefused, ownersOf } from '../mail/mail-addresses.ts';
import { confirm, keepLink, pendingOf, recover, removeAddress } from '../mail/mail-links.ts';
import { migrate } from '../migrations/index.ts';
import { unsubscribePlayer, unsubscribeSessions } from '../notifications.ts';
import { dropPlan, plansIn } from '../plans.ts';
import {
  entriesBetween,
  findMatch,
  latestSnapshot,
  plyAfterKey,
  snapshotPlies,
} from '../queries.ts';
import { mutedBy, mutersOf, setMuted } from '../chat-mutes.ts';
import { writeReport } from '../chat-reports.ts';
import type { NewChatLine, NewReport } from '../chat-store.ts';
import { countMeetings, forgetMeetings } from '../rated-meetings.ts';
import { ladder, matchesToRate } from '../ratings.ts';
import type { Schema } from '../schema.ts';
import { readAudit } from '../audit-log.ts';
import { blockOf, isModerator, openReports } from '../sql-moderation-store.ts';
import {
  chatChangesSince,
  chatLinesOf,
  chatPage,
  findChatLine,
  writeChatLine,
} from '../sql-chat-store.ts';
import type { StoredClub } from '../store.ts';
import { sqlFriendStore } from '../sql-friend-store.ts';
import { sqlProfileStore } from '../sql-profile-store.ts';
import { sqlTokenStore } from '../sql-token-store.ts';
import { createMatch, repairStatus, setRulesVersion, takeSeat } from '../writes.ts';
import { hasWishes, keepWish, lookAtWish, openWishes, pairingsSince } from '../wishes.ts';
import { appendIn } from './append.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';

const ignore = () => undefined;
const BACK = { seat: 1, attendance: {}, awaitsBot: false };
const MEETING = {
  game: 'tablut',
  at: 1,
  players: ['ann', 'bob'].map((player) => ({ player, seat: 1, rank: 1, isGone: false })),
};
const WISH = {
  guest: 'ann',
  account: 'at-home',
  games: ['tablut'],
  paces: ['live'],
  players: { min: 2, max: 2 },
  since: 1,
  seenAt: 1,
} as const;
const LIMITS = { perAccount: 9, mostRunning: 9, goneBefore: 0 };

const SAID: NewChatLine = {
  match: 'one',
  room: 'players',
  author: 'ann',
  said: { kind: 'phrase', phrase: 'hello' },
  key: 'a key',
  at: 1,
  ply: 0,
};

const REPORT: NewReport = {
  id: 'a report',
  match: 'one',
  room: 'players',
  number: 1,
  reporter: 'bob',
  reason: 'spam',
  ply: 0,
  at: 1,
};
const MAIL_LINK = {
  hash: 'link',
  purpose: 'confirm',
  account: 'account',
  address: 'ann@example.org',
  language: 'nl',
  madeAt: 1,
  expiresAt: 2,
} as const;
const LOGIN = { login: 'ann', name: 'Ann', password: 'hash' };
const SESSION = { hash: 'hash', device: '', guest: 'bob', madeAt: 1, seenAt: 1 };

const CLUB: StoredClub = {
  id: 'club',
  settings: { name: '', games: ['tablut'], system: 'swiss', perTable: 2 },
  code: 'code',
  founder: 'ann',
  madeAt: 1,
  isOver: false,
  isShut: false,
  revision: 1,
};

/** Whatever is asked for while playing must not cost more because others play, too. */
describe('SQLite looks nothing up by reading a whole table', () => {
  let database: DatabaseSync;
  let db: Kysely<Schema>;
  let asked: string[];

  beforeEach(async () => {
    database = openDatabase(':memory:');
    asked = [];
    db = new Kysely<Schema>({
      dialect: nodeSqliteDialect(database),
      log: ({ query }) => {
        asked.push(query.sql);
      },
    });
    await db.transaction().execute(migrate);
    await createMatch(db, tablut('one'));
    const { passkey, settings, ...wish } = {
      passkey: undefined,
      settings: undefined,
      codes: ['c'],
    };
    const account = { id: 'account', player: 'ann', login: LOGIN, passkey, settings };
    await createAccount(db, { ...account, ...wish, session: { ...SESSION, hash: 'first' } });
    asked = [];
  });

  const plans = (): string[] =>
    asked.flatMap((sql) => {
      const parameters = [...sql.matchAll(/\?/g)].map(() => null);
      const plan = database.prepare(`explain query plan ${sql}`).all(...parameters);
      return plan.map(({ detail }) => String(detail));
    });

  const clubs = () => sqlClubStore({ db, commit: (work) => work(db), onChanged: ignore });

  const tokens = () => sqlTokenStore(db, (work) => work(db));

  const friends = () => sqlFriendStore(db, (work) => work(db));
  const FRIEND_TERMS = { most: 9, now: 1 };

  const useFriendLink = async (): Promise<void> => {
    await friends().keepLink({ hash: 'hash', player: 'bob', expiresAt: 9 }, FRIEND_TERMS);
    asked = [];
    await friends().useLink('hash', 'ann', FRIEND_TERMS);
  };

  const profiles = () => sqlProfileStore(db, (work) => work(db));

  const countMatch = async (): Promise<void> => {
    await repairStatus(db, 'one', status(0, { outcome: { winners: [], rule: 'T4' } }));
    asked = [];
    const result = 'drawn' as const;
    const opening = { side: '', sign: 'a' };
    const ann = { player: 'ann', seat: 1, result, against: [{ player: 'bob', result }], opening };
    const finished = { game: 'tablut', at: 1, isPublic: true, isRated: false };
    await profiles().countMatch({ id: 'one', ...finished, players: [ann] });
  };

  const findClub = async (): Promise<void> => {
    await clubs().create(CLUB, 9);
    await clubs().find('club');
  };

  const changeClub = async (): Promise<void> => {
    await clubs().create(CLUB, 9);
    asked = [];
    const person = { person: 1, name: 'Ann', lot: 1, isAway: false };
    await clubs().change('club', 1, { people: [person], dropRound: 1, isOver: true });
  };

  /** All of its statements, also those that few of them come to. */
  const prepareAppend = async (): Promise<void> => {
    const prepare = (sql: string): StatementSync => {
      asked.push(sql);
      return database.prepare(sql);
    };
    appendIn({ prepare });
  };

  it('who is away is found without reading matches that are over, or where a computer sits in', () => {
    const index = "select sql from sqlite_master where name = 'seats_away'";
    const { sql } = database.prepare(index).get() ?? {};
    expect(sql).toMatch(/where .*"substitute_from" is null.*"is_over" = 0$/);
  });

  it.each([
    ['runningMatchesOf', () => runningMatchesOf(db, 'ann', 9, ignore), 'seats_of_holder'],
    ['publicMatchesOf', () => publicMatchesOf(db, 'tablut', 9, ignore), 'matches_public'],
    ['matchesAwaitingBots', () => matchesAwaitingBots(db, 9, 'a'), 'matches_awaiting_bots'],
    ['awaySeats', () => awaySeats(db, 9), 'seats_away'],
    ['departuresOf', () => departuresOf(db, 'ann', 1), 'departures_of_guest'],
    ['setAttendance', () => setAttendance(db, 'one', 1, BACK), 'seats'],
    ['timedMatches', () => timedMatches(db, 9), 'matches_by_due'],
    [
      'timedMatches, the next page',
      () => timedMatches(db, 9, { id: 'a', dueAt: 1 }),
      'matches_by_due',
    ],
    ['matchesToWatch', () => matchesToWatch(db, ['one'], 9, ignore), 'matches'],
    ['openTables', () => openTables(db, ['one'], 9, ignore), 'open_tables'],
    ['keepWish', () => keepWish(db, WISH, LIMITS), 'wishes_of_account'],
    ['lookAtWish', () => lookAtWish(db, 'ann', 1), 'wishes'],
    ['openWishes', () => openWishes(db, 1, 9), 'wishes_by_sight'],
    ['hasWishes', () => hasWishes(db), 'wishes_by_sight'],
    ['pairingsSince', () => pairingsSince(db, 1, 9), 'pairings_by_time'],
    ['plansIn', () => plansIn(db, 'one'), 'planned_moves'],
    ['dropPlan', () => dropPlan(db, { match: 'one', seat: 1, ply: 0 }), 'planned_moves'],
    ['findMatch', () => findMatch(db, 'one'), 'matches'],
    ['entriesBetween', () => entriesBetween(db, 'one', 3, 9), 'entries'],
    ['plyAfterKey', () => plyAfterKey(db, 'one', 1, { key: 'key', question: 7 }), 'entries'],
    [
      'plyAfterKey, of an act',
      () => plyAfterKey(db, 'one', 1, { key: 'key', act: 'draw' }),
      'entries_by_act_key',
    ],
    [
      'latestSnapshot',
      () => latestSnapshot(db, 'one', { atOrBefore: 1, rulesVersion: 1 }),
      'snapshots',
    ],
    ['append, the repeat that it refuses', prepareAppend, 'entries_by_act_key'],
    ['append, when it ends the match', prepareAppend, 'seats'],
    ['matchIds', () => matchIds(db, 9, 'a'), 'matches'],
    ['snapshotPlies', () => snapshotPlies(db, 'one', 1), 'snapshots'],
    ['setRulesVersion', () => setRulesVersion(db, 'one', { from: 1, to: 2, ply: 0 }), 'snapshots'],
    ['takeSeat', () => takeSeat(db, 'one', 2, 'bob'), 'seats'],
    ['writeChatLine', () => writeChatLine(db, SAID), 'chat_lines'],
    ['writeChatLine, its pace', () => writeChatLine(db, SAID), 'chat_lines_of_author'],
    ['chatPage', () => chatPage(db, 'one', 'players', { before: 9, limit: 9 }), 'chat_lines'],
    [
      'chatChangesSince',
      () => chatChangesSince(db, 'one', 'players', 1, 9),
      'chat_lines_by_version',
    ],
    ['findChatLine', () => findChatLine(db, 'one', 'players', 1), 'chat_lines'],
    ['chatLinesOf', () => chatLinesOf(db, 'ann', 9), 'chat_lines_of_author'],
    ['unsubscribePlayer', () => unsubscribePlayer(db, 'ann'), 'push_subscriptions_by_'],
    [
      'unsubscribeSessions',
      () => unsubscribeSessions(db, ['hash']),
      'push_subscriptions_by_session',
    ],
    ['addressOfPlayer', () => addressOfPlayer(db, 'ann'), 'mail_addresses'],
    ['ownersOf', () => ownersOf(db, 'ann@example.org', 5), 'mail_addresses_by_compared'],
    ['markRefused', () => markRefused(db, 'account', 'ann@example.org', 1), 'mail_addresses'],
    ['countOne', () => countOne(db, 'ann', 1, 5), 'mail_counts_by_day'],
    ['pendingOf', () => pendingOf(db, 'account', 1), 'mail_links_by_account_id'],
    ['keepLink', () => keepLink(db, MAIL_LINK), 'mail_links_by_expires_at'],
    ['confirm', () => confirm(db, 'hash', (address) => address, 1), 'mail_links'],
    ['recover', () => recover(db, 'hash', 1), 'mail_links'],
    ['removeAddress', () => removeAddress(db, 'account'), 'mail_links_by_account_id'],
    ['setMuted', () => setMuted(db, 'bob', 'ann', 1), 'chat_mutes'],
    ['mutedBy', () => mutedBy(db, 'bob', ['ann']), 'chat_mutes'],
    ['mutersOf', () => mutersOf(db, 'ann'), 'chat_mutes_of_author'],
    [
      'writeReport',
      async () => {
        await writeChatLine(db, SAID);
        await writeReport(db, REPORT);
      },
      'chat_reports_of_reporter',
    ],
    ['openSession', () => openSession(db, 'account', SESSION, 9), 'seats_of_holder'],
    ['mergePlayers', () => mergePlayers(db, 'bob', 'ann'), 'matches_by_maker'],
    ['forgetPlayer', () => forgetPlayer(db, 'ann', 'gone'), 'seats_of_holder'],
    ['dropForgotten', () => dropForgotten(db, 9), 'forgotten_players_by_at'],
    ['findSession', () => findSession(db, 'hash'), 'account_sessions'],
    ['sessionsOf', () => sessionsOf(db, 'account'), 'account_sessions_by_account_id'],
    ['isOwned', () => isOwned(db, 'ann'), 'accounts'],
    [
      'setLogin',
      () => setLogin(db, 'account', LOGIN, { hash: 'hash', renewed: 'next', at: 1 }),
      'accounts',
    ],
    ['passkeysOf', () => passkeysOf(db, 'account'), 'passkeys_by_account_id'],
    ['useCode', () => useCode(db, 'hash'), 'recovery_codes'],
    ['setCodes', () => setCodes(db, 'account', ['hash']), 'recovery_codes_by_account_id'],
    ['keepChallenge', () => keepChallenge(db, 'challenge', 2, 1), 'challenges_by_expires_at'],
    ['endingsSince', () => endingsSince(db, 1), 'ended_sessions'],
    ['matchesOf', () => matchesOf(db, 'ann', 9), 'seats'],
    ['a club evening', findClub, 'club_rounds'],
    ['revisions of club evenings', () => clubs().revisionsOf(['club']), 'club_evenings'],
    ['a club evening by its code', () => clubs().byCode('code'), 'club_evenings'],
    ['the club evenings of somebody', () => clubs().ofGuest('ann', { limit: 9 }), 'club_hosts'],
    ['a code for hosts', () => clubs().takeHostCode('hash', 1), 'club_evenings'],
    ['outcomesOf', () => outcomesOf(db, ['one']), 'matches'],
    ['seatsHeldBy', () => seatsHeldBy(db, ['ann'], 9), 'seats_of_holder'],
    ['a token', () => tokens().owner('hash'), 'tokens'],
    ['the tokens of a player', () => tokens().listOf('ann'), 'tokens_of_guest'],
    ['a token that is revoked', () => tokens().revoke('ann', 'one'), 'tokens_of_guest'],
    [
      'a new friend link',
      () => friends().keepLink({ hash: 'hash', player: 'ann', expiresAt: 9 }, FRIEND_TERMS),
      'friend_links_by_player',
    ],
    ['a friend link that is used', useFriendLink, 'friendships'],
    ['the friends of a player', () => friends().friendsOf('ann'), 'friendships'],
    ['the end of a friendship', () => friends().endFriendship('ann', 'bob'), 'friendships'],
    [
      'an invitation of a friend',
      () =>
        friends().inviteToTable(
          { player: 'bob', match: 'one', from: 'ann', at: 2 },
          { most: 9, since: 1 },
        ),
      'table_invitations_by_sender',
    ],
    [
      'the invitations of friends',
      () => friends().tableInvitationsOf('ann', { since: 1, limit: 9 }),
      'table_invitations',
    ],
    ['a match that is counted', countMatch, 'matches'],
    ['matches to count', () => profiles().matchesToCount(9), 'matches_to_count'],
    [
      'the results of a player',
      () => profiles().resultsOf('ann', { scope: 'all', limit: 9 }),
      'match_results_by_time',
    ],
    [
      'the public results of a player, the next page',
      () =>
        profiles().resultsOf('ann', {
          scope: 'public',
          limit: 9,
          before: { at: 1, match: 'one' },
        }),
      'match_results_public',
    ],
    ['how often a player has won', () => profiles().countsOf('ann', 'all'), 'result_counts'],
    ['results against others', () => profiles().countsAgainst('ann', ['bob']), 'result_counts'],
    ['who is shown', () => profiles().shownAmong(['ann', 'bob'], 1), 'accounts'],
    ['the openings of a player', () => profiles().openingsOf('ann', 'all'), 'opening_counts'],
    ['listedMatches', () => listedMatches(db, ['one'], ignore), 'matches'],
    ['a new club evening', () => clubs().create(CLUB, 9), 'club_evenings_of_founder'],
    ['a change of a club evening', changeClub, 'club_evenings'],
    ['ladder', () => ladder(db, 'tablut', 10, 50), 'ratings_by_standing'],
    ['matchesToRate', () => matchesToRate(db, 9), 'matches_to_rate'],
    ['countMeetings', () => countMeetings(db, MEETING), 'rated_meetings'],
    ['forgetMeetings', () => forgetMeetings(db, 'ann'), 'rated_meetings'],
    ['blockOf', () => blockOf(db, 'ann', 1), 'player_blocks'],
    ['isModerator', () => isModerator(db, 'ann', 'a hash'), 'moderators'],
    ['openReports', () => openReports(db, 9), 'chat_reports_open'],
    ['readAudit', () => readAudit(db, 9, 99), 'moderation_log'],
    ['repairStatus', () => repairStatus(db, 'one', status(0)), 'matches'],
  ])('for %s', async (_what, ask, index) => {
    await ask();
    const found = plans();
    expect(found.join('\n')).toContain(index);
    expect(found.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  });
});
