import type { Seat } from '@kast/kernel';
import type { ChatRoom, Phrase, ReportReason } from '@kast/protocol';
import type { GuestId, MatchId } from './ids.ts';

/** Something that was said at a table. It is no part of the match: nothing of it stands in the log. */
export interface StoredChatLine {
  readonly room: ChatRoom;
  readonly number: number;
  /** That of its room when it was written or last changed. */
  readonly version: number;
  readonly author: GuestId;
  /** Which the author held then. */
  readonly seat: Seat | undefined;
  /** Undefined where the line was removed. */
  readonly said: Said | undefined;
  readonly at: number;
  /** Where the log ended then. */
  readonly ply: number;
}

export interface OwnChatLine extends Pick<StoredChatLine, 'room' | 'number' | 'at' | 'ply'> {
  readonly match: MatchId;
  readonly said: Said;
}

export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'text'; readonly text: string };

export interface NewChatLine extends Pick<StoredChatLine, 'room' | 'author' | 'at' | 'ply'> {
  readonly match: MatchId;
  readonly said: Said;
  /** Idempotency key. */
  readonly key: string;
}

export type WriteAnswer =
  | { readonly kind: 'written'; readonly line: StoredChatLine }
  /** It stands there already, by the same key. */
  | { readonly kind: 'repeated'; readonly line: StoredChatLine }
  /** Who holds a seat writes in the players' room and nobody else does. */
  | { readonly kind: 'wrong-room' }
  /** The author may not say anything for the time being. */
  | { readonly kind: 'blocked' }
  /** Too much was said in a short time; in so many milliseconds there is room again. */
  | { readonly kind: 'too-fast'; readonly wait: number };

/** How far each room is: grows with every line that is written or removed there. */
export type ChatVersions = Readonly<Record<ChatRoom, number>>;

export interface NewReport {
  readonly id: string;
  readonly match: MatchId;
  readonly room: ChatRoom;
  readonly number: number;
  readonly reporter: GuestId;
  readonly reason: ReportReason;
  /** Where the log ends now. */
  readonly ply: number;
  readonly at: number;
}

/** What is said at tables, who does not want to read whom, and what was reported. */
export interface StoredMute {
  readonly author: GuestId;
  readonly at: number;
}

export interface ChatStore {
  /** Who was first is decided by the row of the match, as with every change of it. */
  write(line: NewChatLine): Promise<WriteAnswer>;
  /** The earliest first; the last ones of the room, or those before a number. */
  page(
    match: MatchId,
    room: ChatRoom,
    which: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly StoredChatLine[]>;
  /** The last so many that were written or changed after a version, the earliest version first. */
  changesSince(
    match: MatchId,
    room: ChatRoom,
    version: number,
    limit: number,
  ): Promise<readonly StoredChatLine[]>;
  find(match: MatchId, room: ChatRoom, number: number): Promise<StoredChatLine | undefined>;
  /** What somebody has said at any table, the earliest first; not what was removed. */
  linesOf(author: GuestId, limit: number): Promise<readonly OwnChatLine[]>;

  /** For every match, until it is taken back. */
  setMuted(reader: GuestId, author: GuestId, muted: boolean, at: number): Promise<void>;
  /** Whom of these the reader does not want to read. */
  mutedBy(reader: GuestId, authors: readonly GuestId[]): Promise<ReadonlySet<GuestId>>;
  /** All whom the reader does not want to read. */
  mutesOf(reader: GuestId): Promise<readonly StoredMute[]>;
  /** Who does not want to read this author. */
  mutersOf(author: GuestId): Promise<ReadonlySet<GuestId>>;

  /** Keeps the lines around it as they are now. Once for each reporter and line. */
  report(report: NewReport): Promise<'reported' | 'unknown-line' | 'too-many'>;
}

/** Lines that are kept of each room: the oldest go. */
export const LINES_KEPT = 500;
