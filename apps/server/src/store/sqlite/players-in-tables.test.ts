import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePlayer, forgetPlayer } from '../accounts/forget-players.ts';
import { mergePlayers } from '../accounts/merge-players.ts';
import { migrate } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect } from './dialect.ts';

/** Who is looked for: a player whose id and name are like nothing else in the tables. */
const PLAYER = 'zebedeus-as-a-player-0';
const NAME = 'Zebedeus of the mill';

/** Columns that name a player, by what they are called. A new one has to be added here, and to be filled below. */
const NAMES_PLAYERS =
  /^(player|guest|holder|maker|founder|reader|author|reporter|moderator|friend|from_player|used_by|opponent)$/;

/** Tables whose columns are called so, and where it is another thing. */
const NO_PLAYERS = new Set(['forgotten_players']);

/** What stays of somebody who is forgotten, and why. */
const STAYS: Readonly<Record<string, string>> = {
  'moderation_log.moderator': 'what moderators have done is never changed',
  'moderation_log.about': 'what moderators have done is never changed',
  'forgotten_players.player': 'for a minute, so that what was under way is forgotten, too',
  'ended_sessions.session': 'so that every process hears of it: the last ten thousand',
  'notices.subject': 'so that nothing is told twice: sixty days',
};

/** A row of each table that names players, with one in every such column, and a name where there is one. */
const ROWS = {
  matches: {
    id: 'one',
    game: 'tablut',
    rules_version: 1,
    options: '{}',
    watchers: 'anyone',
    seed: 's',
    maker: PLAYER,
    account: 'home',
    made_at: 1,
    revision: 1,
    ply: 0,
    to_decide: '[]',
    last_at: 1,
    awaits_bot: 0,
    is_begun: 0,
    is_over: 0,
  },
  seats: { match_id: 'one', seat: 1, kind: 'person', holder: PLAYER, is_over: 0 },
  seat_codes: { match_id: 'one', seat: 1, hash: 'h', holder: PLAYER, expires_at: 1 },
  wishes: {
    guest: PLAYER,
    account: 'home',
    games: '[]',
    paces: '[]',
    fewest: 2,
    most: 2,
    since: 1,
    seen_at: 1,
  },
  chat_lines: {
    match_id: 'one',
    room: 'players',
    number: 1,
    version: 1,
    author: PLAYER,
    text: `I am ${NAME}`,
    at: 1,
    ply: 0,
    key: 'k',
    is_removed: 0,
  },
  chat_mutes: [
    { reader: PLAYER, author: 'eve', at: 1 },
    { reader: 'eve', author: PLAYER, at: 1 },
  ],
  chat_reports: {
    id: 'report',
    match_id: 'one',
    room: 'players',
    number: 1,
    reporter: PLAYER,
    author: PLAYER,
    reason: 'spam',
    ply: 0,
    at: 1,
    context: JSON.stringify([
      { number: 1, author: PLAYER, said: { kind: 'text', text: `I am ${NAME}` }, at: 1, ply: 0 },
    ]),
  },
  chat_report_authors: { report_id: 'report', author: PLAYER },
  moderators: { player: PLAYER, secret_hash: 'h', at: 1 },
  player_blocks: { player: PLAYER, why: `${NAME} was rude`, at: 1 },
  moderation_log: { number: 1, at: 1, moderator: PLAYER, act: 'note', why: '', about: PLAYER },
  guests: { id: PLAYER, name: NAME },
  push_subscriptions: {
    endpoint: 'https://push/',
    player: PLAYER,
    p256dh: 'p',
    auth: 'a',
    language: 'nl',
    made_at: 1,
  },
  notification_settings: { player: PLAYER, settings: '{}', is_held_back: 0, digest_at: 1 },
  notices: { subject: `yourTurn/${PLAYER}/one`, sent_at: 1 },
  ratings: { player: PLAYER, game: 'tablut', mu: 25, sigma: 8, matches: 1, standing: 1 },
  accounts: { id: 'account', player: PLAYER, login: NAME, name: NAME, settings: '{}', made_at: 1 },
  account_sessions: {
    hash: 'session',
    account_id: 'account',
    device: 'Firefox',
    guest: PLAYER,
    made_at: 1,
    seen_at: 1,
  },
  friendships: [
    { player: PLAYER, friend: 'eve', since: 1 },
    { player: 'eve', friend: PLAYER, since: 1 },
  ],
  friend_links: [
    { hash: 'own', player: PLAYER, expires_at: 1, used_by: null },
    { hash: 'used', player: 'eve', expires_at: 1, used_by: PLAYER },
  ],
  table_invitations: [
    { player: PLAYER, match_id: 'one', from_player: 'eve', at: 1 },
    { player: 'eve', match_id: 'one', from_player: PLAYER, at: 1 },
  ],
  match_results: {
    player: PLAYER,
    match_id: 'one',
    game: 'tablut',
    seat: 1,
    result: 'won',
    at: 1,
    is_public: 1,
    is_rated: 0,
  },
  result_counts: [
    { player: PLAYER, opponent: 'eve', game: 'tablut', is_public: 1, won: 1, drawn: 0, lost: 0 },
    { player: 'eve', opponent: PLAYER, game: 'tablut', is_public: 1, won: 0, drawn: 0, lost: 1 },
  ],
  opening_counts: {
    player: PLAYER,
    game: 'tablut',
    side: 'white',
    opening: 'e4',
    is_public: 1,
    times: 1,
  },
  rated_meetings: [
    { player: PLAYER, opponent: 'eve', game: 'tablut', since: 1, matches: 1 },
    { player: 'eve', opponent: PLAYER, game: 'tablut', since: 1, matches: 1 },
  ],
  mail_addresses: {
    account_id: 'account',
    address: NAME,
    compared: NAME,
    language: 'nl',
    confirmed_at: 1,
  },
  mail_links: {
    hash: 'link',
    purpose: 'confirm',
    account_id: 'account',
    address: NAME,
    language: 'nl',
    made_at: 1,
    expires_at: 2,
  },
  club_evenings: {
    id: 'club',
    settings: '{}',
    code: 'code',
    founder: PLAYER,
    made_at: 1,
    is_over: 0,
    revision: 1,
  },
  club_hosts: { club: 'club', guest: PLAYER },
  club_people: { club: 'club', person: 1, name: NAME, guest: PLAYER, lot: 1, is_away: 0 },
  tokens: { hash: 'token', id: 'token', guest: PLAYER, name: `bot of ${NAME}`, made_at: 1 },
  departures: { guest: PLAYER, at: 1 },
} as const;

type Row = Readonly<Record<string, string | number | null>>;

describe('a player, in every table that names one,', () => {
  let database: DatabaseSync;
  let db: Kysely<Schema>;
  let asked = 0;

  beforeEach(async () => {
    database = openDatabase(':memory:');
    database.exec('pragma foreign_keys = off');
    db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database), log: () => void asked++ });
    await db.transaction().execute(migrate);
  });

  const columnsOf = (table: string): readonly string[] =>
    database
      .prepare(`pragma table_info(${table})`)
      .all()
      .map(({ name }) => String(name));

  const tables = (): readonly string[] =>
    database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));

  const insert = (table: string, row: Row): void => {
    const names = Object.keys(row);
    const places = names.map(() => '?').join();
    const columns = names.map((name) => `"${name}"`).join();
    database
      .prepare(`insert into ${table} (${columns}) values (${places})`)
      .run(...Object.values(row));
  };

  const fill = (but: readonly string[] = []): void => {
    for (const [table, rows] of Object.entries(ROWS) as [string, Row | readonly Row[]][]) {
      if (but.includes(table)) continue;
      for (const row of Array.isArray(rows) ? rows : [rows]) insert(table, row as Row);
    }
  };

  /** In which cells something stands. */
  const cellsWith = (text: string): readonly string[] =>
    tables().flatMap((table) =>
      columnsOf(table)
        .filter((column) => {
          const sql = `select 1 from ${table} where instr(cast("${column}" as text), ?) > 0`;
          return database.prepare(sql).get(text) !== undefined;
        })
        .map((column) => `${table}.${column}`),
    );

  it('is filled in here: a new column that names players is added to this test', () => {
    fill();
    const found = new Set(cellsWith(PLAYER));
    const named = tables()
      .filter((table) => !NO_PLAYERS.has(table))
      .flatMap((table) =>
        columnsOf(table)
          .filter((column) => NAMES_PLAYERS.test(column))
          .map((column) => `${table}.${column}`),
      );
    expect(named.filter((cell) => !found.has(cell))).toEqual([]);
  });

  it('is nowhere any more once forgotten, by id or by name, but where it is said why', async () => {
    fill();
    await closePlayer(db, { player: PLAYER, at: 1 }, () => '~gone');
    await forgetPlayer(db, PLAYER, '~gone');
    expect(cellsWith(PLAYER).filter((cell) => !(cell in STAYS))).toEqual([]);
    expect(cellsWith(NAME).filter((cell) => !(cell in STAYS))).toEqual([]);
    expect(database.prepare('select is_over from club_evenings').get()).toEqual({ is_over: 1 });
  });

  it('is nowhere any more once merged into an account, but as the guest that the device was', async () => {
    fill(['accounts', 'account_sessions', 'mail_addresses', 'mail_links']);
    await mergePlayers(db, PLAYER, 'an-account-of-a-player');
    const stays = new Set([
      ...Object.keys(STAYS),
      // The device is this guest again when it signs out.
      'guests.id',
      'notification_settings.player',
      'seat_codes.holder',
      // A rating is the account's own; guests have none.
      'ratings.player',
      'rated_meetings.player',
      'rated_meetings.opponent',
      // Nobody gets rid of them by signing in or out.
      'player_blocks.player',
      'moderators.player',
    ]);
    expect(cellsWith(PLAYER).filter((cell) => !stays.has(cell))).toEqual([]);
  });

  it('is merged in as many statements, however many do not want to read them', async () => {
    const statementsFor = async (muters: number): Promise<number> => {
      for (let one = 0; one < muters; one++) {
        insert('chat_mutes', { reader: `muter-${one}`, author: PLAYER, at: 1 });
        insert('chat_mutes', { reader: PLAYER, author: `muted-${one}`, at: 1 });
      }
      asked = 0;
      await mergePlayers(db, PLAYER, 'account');
      return asked;
    };
    expect(await statementsFor(300)).toBe(await statementsFor(3));
    const { kept } = database.prepare('select count(*) as kept from chat_mutes').get() ?? {};
    expect(kept).toBe(600);
  });
});
