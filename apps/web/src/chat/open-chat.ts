import { chatCallsTo } from '@kast/protocol/chat-client';
import { computed } from '@preact/signals';
import { deviceStore } from '../device/device-store.ts';
import { seenPlies } from '../session/online/seen-plies.ts';
import type { ChatFeed } from '../session/online/chat-feed.ts';
import type { TableSession } from '../session/table-session.ts';
import { type ChatState, createChatState } from './chat-state.ts';
import { ownRoom } from './may-talk.ts';

export { ChatPage } from './ChatPage.tsx';
export { ChatNews } from './ChatNews.tsx';
export { chatTextsIn } from './chat-texts.ts';
export { latestNews } from './latest-news.ts';

/** The chat of a table, as long as its page is open. */
export function openChat(session: TableSession, feed: ChatFeed): ChatState {
  return createChatState({
    id: session.id,
    feed,
    calls: chatCallsTo(),
    room: computed(() => ownRoom(session)),
    seen: seenPlies(deviceStore, 'kast.chat-read'),
  });
}
