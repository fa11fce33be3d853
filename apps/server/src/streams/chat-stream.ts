import type { ChatEvent, ChatRoom } from '@kast/protocol';
import { chatLineFor } from '../live/chat-line.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { RecentChatLine } from '../live/recent-chat.ts';
import { readableRooms } from '../matches/chat/chat-rooms.ts';
import type { Looking } from '../matches/seat-authorization.ts';
import { encodeEvent, type EventStream } from './event-stream.ts';

/**
 * Sends one reader what is said in the rooms that they may read. Its events have no id, which would be taken for
 * a ply: who comes back is told how far each room is, and asks for what they lack.
 */
export function chatStream(live: LiveMatch, reader: Looking, stream: EventStream): () => void {
  let sent = new Map<ChatRoom, number>();
  let told: LiveMatch['chat'] | undefined;
  let toldIn: readonly ChatRoom[] = [];

  const sendRoom = (room: ChatRoom): void => {
    const { version, since, lines } = live.chat[room];
    const from = sent.get(room) ?? (version === 0 ? 0 : -1);
    sent.set(room, version);
    if (from === version) return;
    if (from < since)
      return stream.send({ event: 'chat', data: { room, version } satisfies ChatEvent });
    for (const recent of lines) {
      const isKept = recent.line.version <= from || isMuted(recent, reader);
      if (!isKept) stream.sendEncoded(encodedLine(live, recent));
    }
  };

  return () => {
    const rooms = readableRooms(live, reader);
    // Nearly always somebody has moved, and nobody has said anything.
    if (told === live.chat && toldIn === rooms) return;
    // Who has left a room and comes back has missed what was said meanwhile.
    sent = new Map([...sent].filter(([room]) => rooms.includes(room)));
    for (const room of rooms) {
      if (stream.isFull) return;
      sendRoom(room);
    }
    told = live.chat;
    toldIn = rooms;
  };
}

function isMuted({ mutedBy }: RecentChatLine, { guest }: Looking): boolean {
  return guest !== undefined && mutedBy.has(guest);
}

const encoded = new WeakMap<RecentChatLine, string>();

/** Once for all who read it. */
function encodedLine({ id }: LiveMatch, recent: RecentChatLine): string {
  const { line, name } = recent;
  const data: ChatEvent = {
    room: line.room,
    version: line.version,
    line: chatLineFor(id, line, name),
  };
  const text = encoded.get(recent) ?? encodeEvent({ event: 'chat', data });
  encoded.set(recent, text);
  return text;
}
