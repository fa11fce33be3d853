import type { ChatPage, ChatRoom } from '@kast/protocol';
import { authorIn, chatLineFor, mutedLine } from '../../live/chat-line.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { GuestId, Store } from '../../store/store.ts';
import type { MatchServices } from '../services.ts';

const PAGE = 50;

interface Asked {
  readonly reader: GuestId | undefined;
  readonly room: ChatRoom;
  readonly before: number | undefined;
}

export async function readChat(
  { store }: Pick<MatchServices, 'store'>,
  live: LiveMatch,
  { reader, room, before }: Asked,
): Promise<ChatPage> {
  // Before the lines, which are then at least as new: who is told of a later version asks again.
  const { version } = live.chat[room];
  const lines = await store.chat.page(live.id, room, { before, limit: PAGE + 1 });
  const page = lines.slice(-PAGE);
  const authors = page.map(({ author }) => author);
  const [names, muted] = await Promise.all([
    store.namesOf([...new Set(authors)]),
    mutedBy(store, reader, authors),
  ]);
  return {
    lines: page.map((line) => {
      const told = chatLineFor(live.id, line, names.get(line.author));
      return muted.has(line.author) ? mutedLine(told) : told;
    }),
    more: lines.length > page.length,
    version,
    ...(reader === undefined ? {} : { you: authorIn(live.id, reader) }),
  };
}

async function mutedBy(
  { chat }: Store,
  reader: GuestId | undefined,
  authors: readonly GuestId[],
): Promise<ReadonlySet<GuestId>> {
  return reader === undefined ? new Set() : chat.mutedBy(reader, authors);
}
