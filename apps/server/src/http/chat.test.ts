import type { ChatEvent, ChatRoom } from '@kast/protocol';
import { type ChatLine, newKey, type Phrase } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  openTestTable,
  type TestGuest,
  type TestTable,
  type Watching,
  watch,
} from '../testing.ts';

type Words = { readonly text: string } | { readonly phrase: Phrase };

function say({ chat }: TestGuest, id: string, room: ChatRoom, words: Words) {
  return chat.say(id, { room, key: newKey(), ...words });
}

async function linesOf({ chat }: TestGuest, id: string, room: ChatRoom) {
  return mustWork(await chat.page(id, room)).lines;
}

function wordsOf({ text, phrase }: ChatLine): string | undefined {
  return text ?? phrase;
}

function heard({ chats }: Watching): readonly (string | undefined)[] {
  return chats.flatMap(({ line }) => (line ? [wordsOf(line)] : []));
}

function cursors({ chats }: Watching): readonly ChatEvent[] {
  return chats.filter(({ line }) => line === undefined);
}

/** From the moment on that the server tells them of what is said. */
async function listen(guest: TestGuest, id: string): Promise<Watching> {
  const listening = watch(guest, id, 0);
  await listening.until(({ tables }) => tables.length > 0);
  return listening;
}

describe('what is said at a table (T14)', () => {
  it('is read by the other players, phrases by their key and text as text', async () => {
    const { ann, bob, id } = await openTestTable();
    mustWork(await ann.client.rename('Ann'));
    const listening = await listen(bob, id);
    mustWork(await say(ann, id, 'players', { phrase: 'good-luck' }));
    mustWork(await say(ann, id, 'players', { text: ' <b>https://example.org</b>\n' }));
    await listening.until(({ chats }) => chats.length === 2);
    expect(heard(listening)).toEqual(['good-luck', '<b>https://example.org</b>']);
    const [first] = await linesOf(bob, id, 'players');
    expect(first).toMatchObject({ number: 1, seat: 1, name: 'Ann', ply: 0, phrase: 'good-luck' });
    expect(listening.chats[0]?.line).toEqual(first);
  });

  it('is no entry of the log, and no event id', async () => {
    const { ann, bob, id, url } = await openTestTable();
    mustWork(await say(ann, id, 'players', { phrase: 'hello' }));
    const before = mustWork(await bob.client.snapshot(id));
    expect(before.standing.ply).toBe(0);
    expect(JSON.stringify(mustWork(await bob.client.record(id)))).not.toContain('hello');
    const stream = await bob.fetch(`${url}/api/matches/${id}/events`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: chat')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(text).not.toMatch(/^id:/m);
  });

  it('is told once after a break, and in its place among the plies', async () => {
    const { ann, bob, id } = await openTestTable();
    mustWork(await say(ann, id, 'players', { text: 'before' }));
    mustWork(await move(ann, id, '1'));
    const listening = await listen(bob, id);
    await listening.until(({ plies, chats }) => plies.length === 1 && chats.length === 1);
    expect(listening.chats).toEqual([{ room: 'players', version: 1 }]);
    mustWork(await say(ann, id, 'players', { text: 'after' }));
    await listening.until(({ chats }) => chats.length === 2);
    expect(listening.chats[1]).toMatchObject({ version: 2, line: { text: 'after', ply: 1 } });
    expect(listening.plies).toHaveLength(1);
  });

  it('says nothing of a room in which nothing was said', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    mustWork(await say(carol, id, 'watchers', { text: 'psst' }));
    const listening = await listen(bob, id);
    mustWork(await say(ann, id, 'players', { text: 'aloud' }));
    await listening.until(({ chats }) => chats.length === 1);
    expect(listening.chats[0]).toMatchObject({ version: 1, line: { number: 1, text: 'aloud' } });
  });

  it('is read in pages', async () => {
    const { ann, carol, id } = await openTestTable();
    for (let count = 0; count < 3; count++) {
      mustWork(await say(ann, id, 'players', { text: `line ${count}` }));
    }
    const { lines, more, version, you } = mustWork(await ann.chat.page(id, 'players', 3));
    expect(lines.map(wordsOf)).toEqual(['line 0', 'line 1']);
    expect({ more, version }).toEqual({ more: false, version: 3 });
    expect(lines.every(({ author }) => author === you)).toBe(true);
    expect(mustWork(await carol.chat.page(id, 'watchers')).lines).toEqual([]);
  });

  it('is said once for each key', async () => {
    const { ann, id } = await openTestTable();
    const said = { room: 'players', text: 'once', key: newKey() } as const;
    const [first, again] = [await ann.chat.say(id, said), await ann.chat.say(id, said)];
    expect(mustWork(again)).toEqual(mustWork(first));
    expect(await linesOf(ann, id, 'players')).toHaveLength(1);
  });

  it('is refused where nobody could read it, or it is not one thing', async () => {
    const { ann, id } = await openTestTable();
    for (const [words, problem] of [
      [{ text: '\u202E \u200B' }, 'empty'],
      [{ text: 'a'.repeat(201) }, 'too-long'],
      [{}, 'not-one'],
      [{ text: 'a', phrase: 'hello' }, 'not-one'],
    ] as const) {
      const said = await ann.chat.say(id, { room: 'players', key: newKey(), ...words });
      expect(said).toMatchObject({ error: { code: 'chat-refused', problem } });
    }
    expect(await linesOf(ann, id, 'players')).toEqual([]);
  });

  it('has a pace: whoever is too fast is told for how long to wait', async () => {
    const { ann, bob, id, url } = await openTestTable();
    for (let count = 0; count < 5; count++) {
      mustWork(await say(ann, id, 'players', { phrase: 'oops' }));
    }
    const answer = await ann.fetch(`${url}/api/matches/${id}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room: 'players', phrase: 'oops', key: newKey() }),
    });
    expect(answer.status).toBe(429);
    const { seconds } = (await answer.json()) as { readonly seconds: number };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    mustWork(await say(bob, id, 'players', { phrase: 'hello' }));
  });

  it('is not told to whom has muted its author, at this table and at the next one', async () => {
    const table = await openTestTable();
    const { ann, bob, id } = table;
    const { number } = mustWork(await say(ann, id, 'players', { text: 'rude' }));
    const listening = await listen(bob, id);
    mustWork(await bob.chat.mute(id, { room: 'players', number, muted: true }));
    mustWork(await say(ann, id, 'players', { text: 'ruder' }));
    mustWork(await say(bob, id, 'players', { text: 'enough' }));
    await listening.until((heardBy) => heard(heardBy).includes('enough'));
    expect(heard(listening)).not.toContain('ruder');
    const muted = await linesOf(bob, id, 'players');
    expect(muted.map(wordsOf)).toEqual([undefined, undefined, 'enough']);
    expect(muted[0]).toMatchObject({ muted: true, seat: 1 });
    expect((await linesOf(ann, id, 'players')).map(wordsOf)).toEqual(['rude', 'ruder', 'enough']);

    mustWork(await act(ann, id, 'resign'));
    const next = mustWork(await bob.client.rematch(id)).id;
    mustWork(await say(ann, next, 'players', { text: 'still rude' }));
    expect((await linesOf(bob, next, 'players')).map(wordsOf)).toEqual([undefined]);
    mustWork(await bob.chat.mute(next, { room: 'players', number: 1, muted: false }));
    expect((await linesOf(bob, next, 'players')).map(wordsOf)).toEqual(['still rude']);
  });

  it('is nothing to mute where one said it oneself', async () => {
    const { ann, id } = await openTestTable();
    const { number } = mustWork(await say(ann, id, 'players', { text: 'me' }));
    const mute = await ann.chat.mute(id, { room: 'players', number, muted: true });
    expect(mute).toMatchObject({ error: { code: 'not-found' } });
  });

  it('survives a restart, and goes on in its order', async () => {
    const table = await openTestTable();
    const { ann, bob, id } = table;
    mustWork(await say(ann, id, 'players', { text: 'before' }));
    await table.restart();
    mustWork(await say(bob, id, 'players', { text: 'after' }));
    expect((await linesOf(ann, id, 'players')).map(wordsOf)).toEqual(['before', 'after']);
  });
});

describe('the two rooms (T14)', () => {
  async function talkInBoth({ ann, bob, carol, id }: TestTable): Promise<void> {
    mustWork(await say(ann, id, 'players', { text: 'among players' }));
    mustWork(await say(bob, id, 'players', { text: 'said by Bob' }));
    mustWork(await say(carol, id, 'watchers', { text: 'among watchers' }));
  }

  it('are closed to each other until the end, and then open to all at the table', async () => {
    const table = await openTestTable();
    const { ann, bob, carol, id } = table;
    const [player, watcher] = [await listen(bob, id), await listen(carol, id)];
    await talkInBoth(table);
    expect(await bob.chat.page(id, 'watchers')).toMatchObject({
      error: { code: 'chat-refused', problem: 'other-room' },
    });
    expect(await carol.chat.page(id, 'players')).toMatchObject({
      error: { code: 'chat-refused', problem: 'other-room' },
    });
    expect((await linesOf(carol, id, 'watchers')).map(wordsOf)).toEqual(['among watchers']);
    mustWork(await act(ann, id, 'resign'));
    for (const [listening, room, version] of [
      [player, 'watchers', 1],
      [watcher, 'players', 2],
    ] as const) {
      await listening.until((one) => cursors(one).length === 1);
      expect(cursors(listening)).toEqual([{ room, version }]);
    }
    expect((await linesOf(bob, id, 'watchers')).map(wordsOf)).toEqual(['among watchers']);
    expect((await linesOf(carol, id, 'players')).map(wordsOf)).toEqual([
      'among players',
      'said by Bob',
    ]);
    mustWork(await say(carol, id, 'watchers', { text: 'well done' }));
    await player.until((one) => heard(one).includes('well done'));
  });

  it('are not chosen: who sits at the table is refused among the watchers, also when looking as one', async () => {
    const table = await openTestTable();
    const { ann, bob, carol, id, url } = table;
    await talkInBoth(table);
    expect(await say(bob, id, 'watchers', { text: 'x' })).toMatchObject({
      error: { code: 'chat-refused', problem: 'other-room' },
    });
    expect(await say(carol, id, 'players', { text: 'x' })).toMatchObject({
      error: { code: 'chat-refused', problem: 'other-room' },
    });
    const report = { room: 'watchers', number: 1, reason: 'spam' } as const;
    expect(await ann.chat.report(id, report)).toMatchObject({
      error: { code: 'chat-refused', problem: 'other-room' },
    });
    const asWatcher = await bob.fetch(`${url}/api/matches/${id}/chat?room=watchers&as=watcher`);
    expect(asWatcher.status).toBe(422);
  });

  it('are left with the seat, and entered with it', async () => {
    const table = await openTestTable();
    const { ann, bob, carol, id } = table;
    await talkInBoth(table);
    const { code } = mustWork(await bob.client.newSeatCode(id));
    mustWork(await carol.client.useSeatCode(code));
    expect(await say(bob, id, 'players', { text: 'x' })).toMatchObject({ ok: false });
    expect(await bob.chat.page(id, 'players')).toMatchObject({ ok: false });
    expect(await carol.chat.page(id, 'watchers')).toMatchObject({ ok: false });
    mustWork(await say(carol, id, 'players', { text: 'I play on' }));
    expect((await linesOf(ann, id, 'players')).at(-1)).toMatchObject({ seat: 2 });
  });
});
