import type { TableSession } from '../session/table-session.ts';
import type { Speech } from '../table/seat-words.ts';
import type { ChatState } from './chat-state.ts';
import { authorName, type ChatTexts, wordsOf } from './chat-texts.ts';
import { ownRoom } from './may-talk.ts';

/** The last that somebody else has said in the own room, in one line. */
export function latestNews(
  texts: ChatTexts,
  speech: Speech,
  session: TableSession,
  chat: Pick<ChatState, 'linesIn' | 'isOwn'>,
): string | undefined {
  const line = chat
    .linesIn(ownRoom(session))
    .findLast((one) => !chat.isOwn(one) && !one.removed && !one.muted);
  if (!line) return undefined;
  const name = authorName(texts, speech, session.holders.value, line);
  return texts.news({ name, text: wordsOf(texts, line) });
}
