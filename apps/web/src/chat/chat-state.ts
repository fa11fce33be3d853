import type { ChatCalls } from '@kast/protocol/chat-client';
import {
  type ChatEvent,
  type ChatLine,
  type ChatPage,
  type ChatRoom,
  type Failure,
  newKey,
  type Phrase,
  type ReportReason,
} from '@kast/protocol/client';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { oneByOne } from '../device/one-by-one.ts';
import type { ChatFeed } from '../session/online/chat-feed.ts';
import type { SeenPlies } from '../session/online/seen-plies.ts';
import { mergeLines, withMuted } from './merge-lines.ts';

export type Words = { readonly phrase: Phrase } | { readonly text: string };

/** What is said at one table, as far as this device knows it. */
export interface ChatState {
  /** The earliest first. */
  linesIn(room: ChatRoom): readonly ChatLine[];
  /** Whether there are earlier ones to be had. */
  hasMore(room: ChatRoom): boolean;
  loadEarlier(room: ChatRoom): Promise<Failure | undefined>;
  isOwn(line: ChatLine): boolean;
  /** Lines of others in the own room that were not in sight yet. */
  readonly unread: ReadonlySignal<number>;
  /** All that is there has been in sight. */
  markRead(): void;
  say(words: Words): Promise<Failure | undefined>;
  mute(line: ChatLine, muted: boolean): Promise<Failure | undefined>;
  report(line: ChatLine, reason: ReportReason): Promise<Failure | undefined>;
  /** Calls with every line of others that comes in. */
  onNews(listener: (line: ChatLine) => void): () => void;
  close(): void;
}

export interface ChatOptions {
  readonly id: string;
  readonly feed: ChatFeed;
  readonly calls: ChatCalls;
  /** Where one talks oneself. */
  readonly room: ReadonlySignal<ChatRoom>;
  readonly seen: SeenPlies;
}

interface Known {
  readonly lines: readonly ChatLine[];
  readonly version: number;
  readonly hasMore: boolean;
}

const NOTHING: Known = { lines: [], version: 0, hasMore: false };

export function createChatState({ id, feed, calls, room, seen }: ChatOptions): ChatState {
  const known = { players: signal(NOTHING), watchers: signal(NOTHING) };
  const you = signal<string | undefined>(undefined);
  const listeners = new Set<(line: ChatLine) => void>();
  const readUntil = {
    players: signal(seen.get(`${id}/players`)),
    watchers: signal(seen.get(`${id}/watchers`)),
  };
  /** The keys of what was said without an answer: said again it keeps its own, so that it is not said twice. */
  const unanswered = new Map<string, string>();
  const inTurn = oneByOne();

  const isOwn = ({ author }: ChatLine): boolean => author === you.value;

  function take(where: ChatRoom, lines: readonly ChatLine[], more: Partial<Known> = {}): void {
    const before = known[where].peek();
    const version = Math.max(before.version, more.version ?? 0, ...lines.map((one) => one.version));
    known[where].value = {
      ...before,
      ...more,
      version,
      lines: mergeLines(before.lines, lines),
    };
  }

  function takePage(where: ChatRoom, page: ChatPage): void {
    you.value = page.you ?? you.peek();
    take(where, page.lines, { version: page.version, hasMore: page.more });
  }

  /** The last page; whoever has scrolled up keeps what is there. */
  async function load(where: ChatRoom): Promise<void> {
    const answer = await calls.page(id, where);
    // It is told of again with the next line, or when the stream comes back.
    if (!answer.ok) return;
    const hadMore = known[where].peek().lines.length > 0 ? known[where].peek().hasMore : undefined;
    takePage(where, answer.value);
    if (hadMore === false) take(where, [], { hasMore: false });
  }

  function hear({ room: where, version, line }: ChatEvent): void {
    if (!line) {
      if (version > known[where].peek().version) void load(where);
      return;
    }
    // The first line of all: who we are is told with a page.
    if (you.peek() === undefined) void load(where);
    const isNew = !known[where].peek().lines.some(({ number }) => number === line.number);
    take(where, [line]);
    if (isNew && !line.removed && !isOwn(line)) for (const tell of listeners) tell(line);
  }

  const stop = feed.listen(hear);
  for (const [where, version] of feed.versions) hear({ room: where, version });

  return {
    linesIn: (where) => known[where].value.lines,
    hasMore: (where) => known[where].value.hasMore,
    async loadEarlier(where) {
      const [first] = known[where].peek().lines;
      const answer = await calls.page(id, where, first?.number);
      if (!answer.ok) return answer.error;
      takePage(where, answer.value);
      return undefined;
    },
    isOwn,
    unread: computed(() => {
      const until = readUntil[room.value].value;
      return known[room.value].value.lines.filter(
        (line) => line.number > until && !isOwn(line) && !line.removed && !line.muted,
      ).length;
    }),
    markRead() {
      const where = room.peek();
      const last = known[where].peek().lines.at(-1)?.number ?? 0;
      if (last <= readUntil[where].peek()) return;
      readUntil[where].value = last;
      seen.set(`${id}/${where}`, last);
    },
    async say(words) {
      const where = room.peek();
      const said = JSON.stringify([where, words]);
      const key = unanswered.get(said) ?? newKey();
      unanswered.set(said, key);
      const answer = await inTurn(() => calls.say(id, { room: where, key, ...words }));
      if (!answer.ok) return answer.error;
      unanswered.delete(said);
      you.value = answer.value.author;
      take(where, [answer.value]);
      return undefined;
    },
    async mute(line, muted) {
      const { room: where, number } = line;
      const before = known[where].peek();
      if (muted) known[where].value = { ...before, lines: withMuted(before.lines, line.author) };
      const answer = await calls.mute(id, { room: where, number, muted });
      if (!answer.ok) return answer.error;
      if (!muted) {
        known[where].value = NOTHING;
        await load(where);
      }
      return undefined;
    },
    async report({ room: where, number }, reason) {
      const answer = await calls.report(id, { room: where, number, reason });
      return answer.ok ? undefined : answer.error;
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}
