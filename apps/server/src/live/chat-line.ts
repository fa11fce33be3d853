import { createHash } from 'node:crypto';
import type { ChatLine } from '@kast/protocol';
import type { Said, StoredChatLine } from '../store/chat-store.ts';
import type { GuestId, MatchId } from '../store/store.ts';

/** A line as all who may read it are told it. */
export function chatLineFor(
  match: MatchId,
  line: StoredChatLine,
  name: string | undefined,
): ChatLine {
  const { room, number, version, author, seat, said, at, ply } = line;
  return {
    room,
    number,
    version,
    author: authorIn(match, author),
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name }),
    ...(said ? wordsOf(said) : { removed: true }),
    at,
    ply,
  };
}

/** The same line for who does not want to read it: only that there is one, and by whom. */
export function mutedLine({ phrase: _phrase, text: _text, ...line }: ChatLine): ChatLine {
  return { ...line, muted: true };
}

/** Tells authors apart within a match. Who they are elsewhere cannot be found from it: ids are secret. */
export function authorIn(match: MatchId, guest: GuestId): string {
  return createHash('sha256').update(`chat ${match} ${guest}`).digest('base64url').slice(0, 16);
}

function wordsOf(said: Said): Pick<ChatLine, 'phrase' | 'text'> {
  return said.kind === 'phrase' ? { phrase: said.phrase } : { text: said.text };
}
