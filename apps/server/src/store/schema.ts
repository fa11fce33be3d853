import type { Level } from '@kast/bots';
import type { Generated } from 'kysely';

/** The tables. */
export interface Schema {
  readonly matches: {
    readonly id: string;
    readonly game: string;
    readonly rules_version: number;
    readonly options: string;
    readonly watchers: string;
    readonly seed: string;
    readonly maker: string;
    readonly account: string;
    readonly made_at: number;
    /** `open` until a rated match counts, then `done`; null where it is not rated. */
    readonly rating: 'open' | 'done' | null;
    readonly rematch_of: string | null;
    readonly revision: number;
    /** JSON of what was added to the seed; `open` until the first draw; null where nothing is added. */
    readonly nonces: string | null;
    /** How far the chat of each room is. */
    readonly players_chat: Generated<number>;
    readonly watchers_chat: Generated<number>;
    /** Somebody has planned their answers in it. */
    readonly has_plans: Generated<number>;
    /** From here on: the status, an index of the log that is written with its entries. */
    readonly ply: number;
    readonly to_decide: string;
    readonly outcome: string | null;
    readonly last_at: number;
    readonly awaits_bot: number;
    /** Whether some seat has decided. */
    readonly is_begun: number;
    readonly is_over: number;
    /** What players show of themselves counts it already. */
    readonly is_counted: Generated<number>;
    /** JSON of what was agreed on, and of how it stands; both null where there is no clock. */
    readonly clock: string | null;
    readonly clock_state: string | null;
    /** When the first of the clocks that run will be up. */
    readonly due_at: number | null;
    /** Null where the table waits. */
    readonly absence: string | null;
  };
  readonly seats: {
    readonly match_id: string;
    readonly seat: number;
    readonly kind: 'person' | 'open' | 'bot';
    readonly holder: string | null;
    readonly level: Level | null;
    /** Of a computer; null where it is named by the seed. */
    readonly computer_name: string | null;
    readonly nonce_state: 'awaited' | 'committed' | 'revealed' | 'withheld' | null;
    readonly nonce_hash: string | null;
    readonly nonce: string | null;
    readonly away_cause: 'closed' | 'lost' | null;
    readonly away_since: number | null;
    /** Where the log ended when a computer sat in; null where none does. */
    readonly substitute_from: number | null;
    readonly substitute_level: Level | null;
    /** JSON of the last stretch that a computer has played for its owner. */
    readonly substituted: string | null;
    /** Of the match: so that finding a guest's running ones does not read all that ended. */
    readonly is_over: number;
  };
  readonly entries: {
    readonly match_id: string;
    readonly ply: number;
    readonly by: string;
    readonly move: string;
    readonly at: number;
    readonly key: string | null;
  };
  readonly snapshots: {
    readonly match_id: string;
    readonly ply: number;
    readonly rules_version: number;
    readonly data: string;
  };
  /** By which a seat is taken to another device; one for each seat. */
  readonly seat_codes: {
    readonly match_id: string;
    readonly seat: number;
    readonly hash: string;
    readonly holder: string;
    readonly expires_at: number;
  };
  /** What a seat would answer to what, from a ply on. */
  readonly planned_moves: {
    readonly match_id: string;
    readonly seat: number;
    readonly ply: number;
    readonly lines: string;
  };
  /** One of each guest: with whom they would like to play what. */
  readonly wishes: {
    readonly guest: string;
    readonly account: string;
    /** JSON of their ids. */
    readonly games: string;
    readonly paces: string;
    readonly fewest: number;
    readonly most: number;
    readonly since: number;
    /** When its guest was last there. */
    readonly seen_at: number;
    /** Where they sit, once somebody was found. */
    readonly match_id: string | null;
  };
  /** How long the one waited who had waited longest. */
  readonly pairings: {
    readonly match_id: string;
    readonly game: string;
    readonly waited: number;
    readonly at: number;
  };
  /** Matches with a free seat that anybody may take. */
  readonly open_tables: {
    readonly match_id: string;
    readonly since: number;
  };
  /** What is said at tables; the last ones of each room. */
  readonly chat_lines: {
    readonly match_id: string;
    readonly room: string;
    readonly number: number;
    readonly version: number;
    readonly author: string;
    readonly seat: number | null;
    readonly phrase: string | null;
    readonly text: string | null;
    readonly at: number;
    readonly ply: number;
    readonly key: string;
    readonly is_removed: number;
  };
  /** Whom a reader does not want to read. */
  readonly chat_mutes: {
    readonly reader: string;
    readonly author: string;
    readonly at: number;
  };
  readonly chat_reports: {
    readonly id: string;
    readonly match_id: string;
    readonly room: string;
    readonly number: number;
    readonly reporter: string;
    readonly author: string;
    readonly reason: string;
    readonly ply: number;
    readonly at: number;
    /** JSON of the lines around it, as they were then. */
    readonly context: string;
    readonly closed_at: number | null;
  };
  /** Everybody of whom a line stands in the context of a report. */
  readonly chat_report_authors: {
    readonly report_id: string;
    readonly author: string;
  };
  /** Players who may see what was reported, by the hash of the secret that made them so. */
  readonly moderators: {
    readonly player: string;
    readonly secret_hash: string;
    readonly at: number;
  };
  readonly player_blocks: {
    readonly player: string;
    readonly why: string;
    readonly at: number;
    readonly until: number | null;
  };
  readonly name_blocks: {
    readonly kind: string;
    readonly name: string;
    readonly at: number;
  };
  /** What moderators have done; nothing in it is ever changed. */
  readonly moderation_log: {
    readonly number: number;
    readonly at: number;
    readonly moderator: string;
    readonly act: string;
    readonly why: string;
    readonly about: string;
  };
  readonly guests: {
    readonly id: string;
    readonly name: string;
  };
  /** Browsers that can be reached by Web Push. */
  readonly push_subscriptions: {
    readonly endpoint: string;
    readonly player: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly language: string;
    readonly made_at: number;
    /** Which it ends with; null where the browser was a guest's. */
    readonly session: string | null;
  };
  readonly notification_settings: {
    readonly player: string;
    /** JSON. */
    readonly settings: string;
    /** Something came in quiet hours, and was not told yet. */
    readonly is_held_back: number;
    /** The same, of what would have come by mail. */
    readonly is_mail_held_back: Generated<number>;
    readonly digest_at: number;
  };
  /** Where accounts are reached by mail, once that is confirmed. */
  readonly mail_addresses: {
    readonly account_id: string;
    readonly address: string;
    /** The address as two of them are compared. */
    readonly compared: string;
    readonly language: string;
    readonly confirmed_at: number;
    readonly refused_at: number | null;
  };
  /** What was sent by mail, by the hash of its token. */
  readonly mail_links: {
    readonly hash: string;
    readonly purpose: string;
    readonly account_id: string;
    readonly address: string;
    readonly language: string;
    readonly made_at: number;
    readonly expires_at: number;
    readonly used_at: number | null;
  };
  /** How much was sent to whom on a day (since 1970); addresses are hashes. */
  readonly mail_counts: {
    readonly subject: string;
    readonly day: number;
    readonly count: number;
  };
  /** What somebody was told, so that it is told once. */
  readonly notices: {
    readonly subject: string;
    readonly sent_at: number;
  };
  readonly ratings: {
    readonly player: string;
    readonly game: string;
    readonly mu: number;
    readonly sigma: number;
    readonly matches: number;
    /** By which ladders are sorted: it follows from the others. */
    readonly standing: number;
  };
  /** Of two players, the lesser id first: how many of their matches have counted since when. */
  readonly rated_meetings: {
    readonly player: string;
    readonly opponent: string;
    readonly game: string;
    readonly since: number;
    readonly matches: number;
  };
  readonly accounts: {
    readonly id: string;
    /** The guest that it has made a player of for good. */
    readonly player: string;
    /** Its name as it is compared; null where one signs in without. */
    readonly login: string | null;
    readonly name: string | null;
    readonly password: string | null;
    readonly settings: string | null;
    readonly made_at: number;
  };
  readonly passkeys: {
    readonly id: string;
    readonly account_id: string;
    readonly public_key: string;
    readonly counter: number;
    readonly transports: string;
    readonly device: string;
    readonly made_at: number;
    readonly used_at: number;
  };
  readonly recovery_codes: {
    readonly hash: string;
    readonly account_id: string;
  };
  readonly account_sessions: {
    readonly hash: string;
    readonly account_id: string;
    readonly device: string;
    /** Who the device was before. */
    readonly guest: string | null;
    readonly made_at: number;
    readonly seen_at: number;
    /** When it was last shown whose it is: by a password, a passkey or a code. */
    readonly proved_at: Generated<number>;
  };
  /** For as long as somebody may still act who was recognised before: what they leave is somebody's. */
  readonly forgotten_players: {
    readonly player: string;
    readonly somebody: string;
    readonly at: number;
  };
  /** Of passkeys; each is answered once. */
  readonly challenges: {
    readonly challenge: string;
    readonly expires_at: number;
  };
  /** The latest of them, numbered without a gap in the order of their commits. */
  readonly ended_sessions: {
    readonly number: number;
    readonly session: string;
  };
  readonly session_endings: {
    readonly id: number;
    readonly count: number;
  };
  /** Twice each: from either side. */
  readonly friendships: {
    readonly player: string;
    readonly friend: string;
    readonly since: number;
  };
  /** By which somebody becomes a friend; kept until they are too old, so that one that is used is known as such. */
  readonly friend_links: {
    readonly hash: string;
    readonly player: string;
    readonly expires_at: number;
    readonly used_by: string | null;
  };
  /** To which tables a player was asked by friends. */
  readonly table_invitations: {
    readonly player: string;
    readonly match_id: string;
    readonly from_player: string;
    readonly at: number;
  };
  /** Matches of people that are over, for each of them. */
  readonly match_results: {
    readonly player: string;
    readonly match_id: string;
    readonly game: string;
    readonly seat: number;
    readonly result: 'won' | 'drawn' | 'lost';
    readonly at: number;
    /** Anybody may look at it. */
    readonly is_public: number;
    readonly is_rated: number;
  };
  /** How often somebody has won, drawn and lost: against one, or (`*`) in all. */
  readonly result_counts: {
    readonly player: string;
    readonly opponent: string;
    readonly game: string;
    readonly is_public: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
  };
  readonly opening_counts: {
    readonly player: string;
    readonly game: string;
    /** A seat of the game as its rules call it. */
    readonly side: string;
    readonly opening: string;
    readonly is_public: number;
    readonly times: number;
  };
  /** Evenings of a club. */
  readonly club_evenings: {
    readonly id: string;
    readonly settings: string;
    readonly code: string;
    readonly founder: string;
    readonly made_at: number;
    readonly is_over: number;
    /** Nobody else joins with a device. */
    readonly is_shut: Generated<number>;
    readonly revision: number;
    /** The hash of a code by which another device becomes a host. */
    readonly host_code: string | null;
    readonly host_code_expires: number | null;
  };
  readonly club_hosts: {
    readonly club: string;
    readonly guest: string;
  };
  readonly club_people: {
    readonly club: string;
    readonly person: number;
    readonly name: string;
    readonly guest: string | null;
    readonly lot: number;
    readonly is_away: number;
  };
  readonly club_rounds: {
    readonly club: string;
    readonly round: number;
    readonly tables: string;
    readonly byes: string;
  };
  /** By which programs play for their owners. */
  readonly tokens: {
    readonly hash: string;
    readonly id: string;
    readonly guest: string;
    readonly name: string;
    readonly made_at: number;
  };
  /** Those that serve. One whose beat stands still is dead. */
  readonly processes: {
    readonly id: string;
    readonly beat: number;
  };
  readonly leases: {
    readonly name: string;
    readonly process_id: string;
  };
  /** What each process has counted, with the beat at which it last changed. */
  readonly tallies: {
    readonly process_id: string;
    readonly name: string;
    readonly amount: number;
    readonly beat: number;
  };
  /** One row: when a process last watched the clocks. */
  readonly clock_beats: {
    readonly id: number;
    readonly at: number;
  };
  /** That somebody has left others sitting. */
  readonly departures: {
    readonly guest: string;
    readonly at: number;
  };
  /** One row, that is written to see whether writing works. */
  readonly readiness: {
    readonly id: number;
    readonly checks: number;
  };
}
