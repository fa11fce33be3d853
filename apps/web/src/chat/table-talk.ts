import type { TableSession } from '../session/table-session.ts';
import type { Speech } from '../table/seat-words.ts';
import type { ChatState } from './chat-state.ts';
import type { ChatTexts } from './chat-texts.ts';

/** What everything that shows or says the chat of a table is given. */
export interface TableTalk {
  readonly texts: ChatTexts;
  readonly speech: Speech;
  readonly session: TableSession;
  readonly chat: ChatState;
}
