import type { ChatRoom, Phrase } from '@kast/protocol';
import type { Selectable } from 'kysely';
import type { Said, StoredChatLine } from './chat-store.ts';
import type { Schema } from './schema.ts';

export type ChatLineRow = Selectable<Schema['chat_lines']>;

export function saidRow(said: Said): Pick<ChatLineRow, 'phrase' | 'text'> {
  return said.kind === 'phrase'
    ? { phrase: said.phrase, text: null }
    : { phrase: null, text: said.text };
}

export function chatLineOf(row: ChatLineRow): StoredChatLine {
  return {
    room: row.room as ChatRoom,
    number: row.number,
    version: row.version,
    author: row.author,
    seat: row.seat ?? undefined,
    said: saidIn(row),
    at: row.at,
    ply: row.ply,
  };
}

function saidIn({ phrase, text, is_removed }: ChatLineRow): Said | undefined {
  if (is_removed === 1) return undefined;
  return phrase === null
    ? { kind: 'text', text: text ?? '' }
    : { kind: 'phrase', phrase: phrase as Phrase };
}
