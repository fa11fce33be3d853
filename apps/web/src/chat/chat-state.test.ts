import { fail, ok } from '@kast/kernel';
import type { ChatCalls } from '@kast/protocol/chat-client';
import type { ChatEvent, ChatLine, ChatPage, ChatRequest } from '@kast/protocol/client';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createChatFeed } from '../session/online/chat-feed.ts';
import { createChatState } from './chat-state.ts';

function line(number: number, more: Partial<ChatLine> = {}): ChatLine {
  return {
    room: 'players',
    number,
    version: number,
    author: 'bob',
    text: `line ${number}`,
    at: 0,
    ply: 0,
    ...more,
  };
}

function told(one: ChatLine): ChatEvent {
  return { room: one.room, version: one.version, line: one };
}

/** A room on a server that can be out of reach. */
function openChat(stored: ChatLine[] = []) {
  const feed = createChatFeed();
  const said: ChatRequest[] = [];
  const asked: string[] = [];
  const read = new Map<string, number>();
  let isReachable = true;
  let answered = Promise.resolve();
  const calls: ChatCalls = {
    async page(_id, room): Promise<ReturnType<typeof ok<ChatPage>>> {
      asked.push(room);
      return ok({ lines: stored, more: false, version: stored.at(-1)?.version ?? 0, you: 'me' });
    },
    async say(_id, request) {
      said.push(request);
      await answered;
      if (!isReachable) return fail({ code: 'unreachable' });
      return ok(line(stored.length + 1, { author: 'me', text: request.text ?? '' }));
    },
    mute: async () => ok({ author: 'bob', muted: true }),
    report: async () => ok({ reported: true }),
  };
  const chat = createChatState({
    id: 'match',
    feed,
    calls,
    room: signal('players'),
    seen: {
      get: (id) => read.get(id) ?? 0,
      set: (id, number) => void read.set(id, number),
    },
  });
  return {
    chat,
    feed,
    said,
    asked,
    read,
    reach: (reachable: boolean) => {
      isReachable = reachable;
    },
    answerAfter: (wait: Promise<void>) => {
      answered = wait;
    },
  };
}

const numbers = (lines: readonly ChatLine[]) => lines.map(({ number }) => number);

describe('the chat of a table in the browser', () => {
  it('asks for nothing where nothing was said', () => {
    expect(openChat().asked).toEqual([]);
  });

  it('asks for what it lacks when the stream comes back, and only then', async () => {
    const { chat, feed, asked } = openChat([line(1), line(2)]);
    feed.take({ room: 'players', version: 2 });
    await expect.poll(() => numbers(chat.linesIn('players'))).toEqual([1, 2]);
    feed.take({ room: 'players', version: 2 });
    expect(asked).toEqual(['players']);
  });

  it('has each line once, whether it comes by the stream or by a page', async () => {
    const { chat, feed } = openChat([line(1), line(2)]);
    feed.take(told(line(2)));
    await expect.poll(() => numbers(chat.linesIn('players'))).toEqual([1, 2]);
  });

  it('counts what others said and nobody has looked at, and remembers it', async () => {
    const { chat, feed, read } = openChat([line(1, { author: 'me' })]);
    feed.take({ room: 'players', version: 1 });
    await expect.poll(() => numbers(chat.linesIn('players'))).toEqual([1]);
    feed.take(told(line(2)));
    feed.take(told(line(3)));
    feed.take(told(line(4, { removed: true })));
    expect(chat.unread.value).toBe(2);
    chat.markRead();
    expect(chat.unread.value).toBe(0);
    expect(read.get('match/players')).toBe(4);
  });

  it('tells of each new line of others once', async () => {
    const { chat, feed } = openChat([line(1)]);
    feed.take({ room: 'players', version: 1 });
    await expect.poll(() => numbers(chat.linesIn('players'))).toEqual([1]);
    const news: number[] = [];
    chat.onNews(({ number }) => news.push(number));
    for (const one of [line(1), line(2), line(2), line(3, { author: 'me' })]) feed.take(told(one));
    expect(news).toEqual([2]);
  });

  it('says again with the same key what got no answer, and something else with another', async () => {
    const { chat, said, reach } = openChat();
    reach(false);
    expect(await chat.say({ text: 'hello' })).toEqual({ code: 'unreachable' });
    reach(true);
    expect(await chat.say({ text: 'hello' })).toBeUndefined();
    expect(await chat.say({ text: 'hello' })).toBeUndefined();
    const [first, again, next] = said.map(({ key }) => key);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('says in order what is said in quick succession', async () => {
    const { chat, said, answerAfter } = openChat();
    const { promise, resolve } = Promise.withResolvers<void>();
    answerAfter(promise);
    const both = [chat.say({ text: 'first' }), chat.say({ text: 'second' })];
    await expect.poll(() => said.map(({ text }) => text)).toEqual(['first']);
    resolve();
    expect(await Promise.all(both)).toEqual([undefined, undefined]);
    expect(said.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('says again with the same key what got no answer, also after something else', async () => {
    const { chat, said, reach } = openChat();
    reach(false);
    await Promise.all([chat.say({ text: 'first' }), chat.say({ text: 'second' })]);
    reach(true);
    await chat.say({ text: 'first' });
    const [first, , again] = said.map(({ key }) => key);
    expect(again).toBe(first);
  });

  it('shows nothing any more of whom was muted', async () => {
    const { chat, feed } = openChat([line(1)]);
    feed.take({ room: 'players', version: 1 });
    await expect.poll(() => numbers(chat.linesIn('players'))).toEqual([1]);
    await chat.mute(line(1), true);
    expect(chat.linesIn('players')[0]).toMatchObject({ muted: true });
    expect(chat.unread.value).toBe(0);
  });
});
