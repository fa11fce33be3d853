import { fail, ok, outcomeOf, type Result, unreachable } from '@kast/kernel';
import {
  type ChatLine,
  type ChatRequest,
  chatRefused,
  readChatText,
  type WireError,
} from '@kast/protocol';
import { chatLineFor } from '../../live/chat-line.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { Said } from '../../store/chat-store.ts';
import type { GuestId } from '../../store/store.ts';
import type { MatchServices } from '../services.ts';

type SayFailure = WireError<'chat-refused' | 'blocked' | 'too-many-requests'>;

/** In milliseconds after the last entry of a match that is over: time enough to say goodbye. */
const OPEN_FOR = 24 * 60 * 60 * 1000;

/** T14: something is said at a table. Stored first, told to everybody in the room after it. */
export async function say(
  { store, now }: MatchServices,
  live: LiveMatch,
  author: GuestId,
  { room, key, ...words }: ChatRequest,
): Promise<Result<ChatLine, SayFailure>> {
  const said = saidBy(words);
  if (!said.ok) return said;
  const at = now();
  if (outcomeOf(live.match) && at - live.lastAt > OPEN_FOR) return fail(chatRefused('closed'));
  const { ply } = live.match;
  const answer = await store.chat.write({
    match: live.id,
    room,
    author,
    said: said.value,
    key,
    at,
    ply,
  });
  switch (answer.kind) {
    case 'wrong-room':
      return fail(chatRefused('other-room'));
    case 'blocked':
      return fail({ code: 'blocked' });
    case 'too-fast':
      return fail({
        code: 'too-many-requests',
        seconds: Math.ceil(answer.wait / 1000),
        key: 'player',
      });
    case 'written':
      await live.inTurn(() => live.catchUp(store));
      break;
    case 'repeated':
      break;
    default:
      return unreachable(answer);
  }
  const name = (await store.namesOf([author])).get(author);
  return ok(chatLineFor(live.id, answer.line, name));
}

function saidBy({
  phrase,
  text,
}: Pick<ChatRequest, 'phrase' | 'text'>): Result<Said, WireError<'chat-refused'>> {
  if (phrase !== undefined && text === undefined) return ok({ kind: 'phrase', phrase });
  if (text === undefined || phrase !== undefined) {
    return fail(chatRefused('not-one'));
  }
  const read = readChatText(text);
  return read.ok ? ok({ kind: 'text', text: read.value }) : read;
}
