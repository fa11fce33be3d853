import type { ChatRoom } from '@kast/protocol';
import type { ChatVersions, StoredChatLine } from '../store/chat-store.ts';
import type { GuestId, MatchId, Store } from '../store/store.ts';

/** A line that was just written or removed, with what telling it needs. */
export interface RecentChatLine {
  readonly line: StoredChatLine;
  readonly name: string | undefined;
  /** Who does not want to read it. */
  readonly mutedBy: ReadonlySet<GuestId>;
}

/** What has changed in a room lately: for those who listen. Who comes later asks for a page. */
export interface RecentChat {
  readonly version: number;
  /** Every change after this version is among the lines. */
  readonly since: number;
  readonly lines: readonly RecentChatLine[];
}

export type RecentChats = Readonly<Record<ChatRoom, RecentChat>>;

const MOST_RECENT = 20;

export function nothingRecent(versions: ChatVersions): RecentChats {
  const quiet = (version: number): RecentChat => ({ version, since: version, lines: [] });
  return { players: quiet(versions.players), watchers: quiet(versions.watchers) };
}

/** The same where nothing was said. */
export async function readRecentChats(
  store: Store,
  match: MatchId,
  known: RecentChats,
  versions: ChatVersions,
): Promise<RecentChats> {
  const read = async (room: ChatRoom): Promise<RecentChat> =>
    known[room].version === versions[room]
      ? known[room]
      : readRecentChat(store, match, room, known[room]);
  const [players, watchers] = [await read('players'), await read('watchers')];
  const isSame = players === known.players && watchers === known.watchers;
  return isSame ? known : { players, watchers };
}

async function readRecentChat(
  store: Store,
  match: MatchId,
  room: ChatRoom,
  known: RecentChat,
): Promise<RecentChat> {
  const { chat } = store;
  const changes = await chat.changesSince(match, room, known.version, MOST_RECENT);
  const authors = [...new Set(changes.map(({ author }) => author))];
  const names = await store.namesOf(authors);
  const muters = new Map<GuestId, ReadonlySet<GuestId>>();
  for (const author of authors) muters.set(author, await chat.mutersOf(author));
  const told = changes.map((line) => ({
    line,
    name: names.get(line.author),
    mutedBy: muters.get(line.author) ?? new Set<GuestId>(),
  }));
  const earlier = changes.length < MOST_RECENT ? known : undefined;
  const lines = [...(earlier?.lines ?? []), ...told];
  const left = lines.slice(-MOST_RECENT);
  const firstLeft = left[0]?.line.version ?? known.version;
  return {
    version: changes.at(-1)?.version ?? known.version,
    since: earlier && left.length === lines.length ? earlier.since : firstLeft - 1,
    lines: left,
  };
}
