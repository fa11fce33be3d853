import type { ChatRoom } from '@kast/protocol';
import type { Kysely } from 'kysely';
import {
  type ChatStore,
  LINES_KEPT,
  type NewChatLine,
  type OwnChatLine,
  type WriteAnswer,
} from './chat-store.ts';
import { chatLineOf, type ChatLineRow, saidRow } from './chat-rows.ts';
import { mutedBy, mutersOf, mutesOf, setMuted } from './chat-mutes.ts';
import { writeReport } from './chat-reports.ts';
import { addToRoom } from './chat-version.ts';
import { LOOKED_AT, type Spoken, waitBeforeSaying } from './chat-pace.ts';
import type { Commit } from './commit.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Schema } from './schema.ts';
import { blockOf } from './sql-moderation-store.ts';
import type { GuestId, MatchId } from './ids.ts';

interface ChatDatabase {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  readonly onChanged: (match: MatchId) => void;
}

export function sqlChatStore({ db, commit, onChanged }: ChatDatabase): ChatStore {
  const inTurn = oneAtATime();
  return {
    write: async (line) => {
      // Works that share a commit run side by side, and would not see what each other writes.
      const answer = await inTurn(line.match, () =>
        commit((transaction) => writeChatLine(transaction, line)),
      );
      if (answer.kind === 'written') onChanged(line.match);
      return answer;
    },
    page: (match, room, which) => chatPage(db, match, room, which),
    changesSince: (match, room, version, limit) =>
      chatChangesSince(db, match, room, version, limit),
    find: (match, room, number) => findChatLine(db, match, room, number),
    linesOf: (author, limit) => chatLinesOf(db, author, limit),
    setMuted: (reader, author, muted, at) =>
      commit((transaction) => setMuted(transaction, reader, author, muted ? at : undefined)),
    mutedBy: (reader, authors) => mutedBy(db, reader, authors),
    mutesOf: (reader) => mutesOf(db, reader),
    mutersOf: (author) => mutersOf(db, author),
    report: (report) => commit((transaction) => writeReport(transaction, report)),
  };
}

export async function writeChatLine(db: Kysely<Schema>, line: NewChatLine): Promise<WriteAnswer> {
  const { match, room, author, at, ply, said, key } = line;
  const version = await addToRoom(db, match, room, 1);
  const refused = async (answer: WriteAnswer): Promise<WriteAnswer> => {
    await addToRoom(db, match, room, -1);
    return answer;
  };
  if (await blockOf(db, author, at)) return refused({ kind: 'blocked' });
  const seat = await seatHeldBy(db, match, author);
  if ((seat !== undefined) !== (room === 'players')) return refused({ kind: 'wrong-room' });
  const repeated = await ownLines(db, match, author)
    .where('room', '=', room)
    .where('key', '=', key)
    .executeTakeFirst();
  if (repeated) return refused({ kind: 'repeated', line: chatLineOf(repeated) });
  const wait = waitBeforeSaying(await lastSpoken(db, line), at);
  if (wait > 0) return refused({ kind: 'too-fast', wait });
  const row: ChatLineRow = {
    match_id: match,
    room,
    number: version,
    version,
    author,
    seat: seat ?? null,
    ...saidRow(said),
    at,
    ply,
    key,
    is_removed: 0,
  };
  await db.insertInto('chat_lines').values(row).execute();
  await db
    .deleteFrom('chat_lines')
    .where('match_id', '=', match)
    .where('room', '=', room)
    .where('number', '<=', version - LINES_KEPT)
    .execute();
  return { kind: 'written', line: chatLineOf(row) };
}

/** Of the author at this table, and of the room. */
async function lastSpoken(
  db: Kysely<Schema>,
  { match, room, author }: NewChatLine,
): Promise<Spoken> {
  const own = await ownLines(db, match, author)
    .orderBy('at', 'desc')
    .limit(LOOKED_AT.author)
    .execute();
  const all = await linesIn(db, match, room)
    .orderBy('number', 'desc')
    .limit(LOOKED_AT.room)
    .execute();
  return { author: own.map(({ at }) => at), room: all.map(({ at }) => at) };
}

async function seatHeldBy(
  db: Kysely<Schema>,
  match: MatchId,
  guest: GuestId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', match)
    .where('holder', '=', guest)
    .executeTakeFirst();
  return row?.seat;
}

function linesIn(db: Kysely<Schema>, match: MatchId, room: ChatRoom) {
  return db
    .selectFrom('chat_lines')
    .selectAll()
    .where('match_id', '=', match)
    .where('room', '=', room);
}

/** In both rooms of a table. */
function ownLines(db: Kysely<Schema>, match: MatchId, author: GuestId) {
  return db
    .selectFrom('chat_lines')
    .selectAll()
    .where('author', '=', author)
    .where('match_id', '=', match);
}

export async function chatPage(
  db: Kysely<Schema>,
  match: MatchId,
  room: ChatRoom,
  { before, limit }: Parameters<ChatStore['page']>[2],
) {
  const all = linesIn(db, match, room);
  const earlier = before === undefined ? all : all.where('number', '<', before);
  const rows = await earlier.orderBy('number', 'desc').limit(limit).execute();
  return rows.toReversed().map(chatLineOf);
}

export async function chatChangesSince(
  db: Kysely<Schema>,
  match: MatchId,
  room: ChatRoom,
  version: number,
  limit: number,
) {
  const rows = await linesIn(db, match, room)
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().map(chatLineOf);
}

export async function findChatLine(
  db: Kysely<Schema>,
  match: MatchId,
  room: ChatRoom,
  number: number,
) {
  const row = await linesIn(db, match, room).where('number', '=', number).executeTakeFirst();
  return row && chatLineOf(row);
}

export async function chatLinesOf(
  db: Kysely<Schema>,
  author: GuestId,
  limit: number,
): Promise<readonly OwnChatLine[]> {
  const rows = await db
    .selectFrom('chat_lines')
    .selectAll()
    .where('author', '=', author)
    .where('is_removed', '=', 0)
    .limit(limit)
    .execute();
  return rows
    .flatMap((row) => {
      const { room, number, said, at, ply } = chatLineOf(row);
      return said ? [{ match: row.match_id, room, number, said, at, ply }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
}
