import type { ChatEvent, ChatRoom } from '@kast/protocol/client';

/** What the server tells of the chat: apart from the match, and heard only by who wants to. */
export interface ChatFeed {
  /** As far as it is known that each room is: who listens later asks for the rest. */
  readonly versions: ReadonlyMap<ChatRoom, number>;
  listen(listener: (event: ChatEvent) => void): () => void;
}

export function createChatFeed(): ChatFeed & { take(event: ChatEvent): void } {
  const versions = new Map<ChatRoom, number>();
  const listeners = new Set<(event: ChatEvent) => void>();
  return {
    versions,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(event) {
      versions.set(event.room, Math.max(versions.get(event.room) ?? 0, event.version));
      for (const listener of listeners) listener(event);
    },
  };
}
