import { must } from '@kast/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { LINES_KEPT, type NewChatLine } from '../chat-store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import { tablut } from './samples-contract.ts';

const MINUTE = 60_000;

export function chatContract(current: StoreInTest): void {
  let said = 0;
  const line = (more: Partial<NewChatLine> = {}): NewChatLine => ({
    match: 'one',
    room: 'players',
    author: 'ann',
    said: { kind: 'text', text: `line ${++said}` },
    key: `key ${said}`,
    // Slowly enough for any pace.
    at: said * MINUTE,
    ply: 0,
    ...more,
  });
  const write = (more: Partial<NewChatLine> = {}) => current.store.chat.write(line(more));
  const watch = (more: Partial<NewChatLine> = {}) =>
    write({ room: 'watchers', author: 'walt', ...more });
  const texts = async (room: 'players' | 'watchers', before?: number, limit = 9) => {
    const page = await current.store.chat.page('one', room, { before, limit });
    return page.map(({ said: words }) => (words?.kind === 'text' ? words.text : words?.phrase));
  };

  describe('chat', () => {
    beforeEach(async () => {
      said = 0;
      await current.store.createMatch(tablut('one'));
      await current.store.createMatch(tablut('two'));
    });

    it('is given back as it was written, page by page', async () => {
      await write();
      await write({ said: { kind: 'phrase', phrase: 'thanks' } });
      await write();
      await current.reopen();
      expect(await texts('players')).toEqual(['line 1', 'thanks', 'line 3']);
      expect(await texts('players', undefined, 2)).toEqual(['thanks', 'line 3']);
      expect(await texts('players', 2)).toEqual(['line 1']);
      expect(await current.store.chat.find('one', 'players', 1)).toEqual({
        room: 'players',
        number: 1,
        version: 1,
        author: 'ann',
        seat: 1,
        said: { kind: 'text', text: 'line 1' },
        at: MINUTE,
        ply: 0,
      });
    });

    it('is told to who said it, at all tables, without what was removed', async () => {
      const { chat, moderation } = current.store;
      await write({ at: 5 });
      await write({ at: 3, match: 'two' });
      await write({ at: 60_000, said: { kind: 'text', text: 'rude' } });
      const removal = { act: 'remove-line', match: 'one', room: 'players', why: 'rude' } as const;
      await moderation.act({ moderator: 'mo', at: 7, act: { ...removal, number: 2 } });
      expect(await chat.linesOf('ann', 9)).toMatchObject([
        { match: 'two', said: { text: 'line 2' }, at: 3 },
        { match: 'one', said: { text: 'line 1' }, at: 5 },
      ]);
      expect(await chat.linesOf('bob', 9)).toEqual([]);
    });

    it('T14 has two rooms that know nothing of each other', async () => {
      await write();
      await watch();
      await watch();
      expect(await texts('players')).toEqual(['line 1']);
      expect(await texts('watchers')).toEqual(['line 2', 'line 3']);
      expect(must(await current.store.findMatch('one'), 'it').chat).toEqual({
        players: 1,
        watchers: 2,
      });
    });

    it('T14 is written by who holds a seat in one room, and by nobody who does in the other', async () => {
      expect(await write({ author: 'walt' })).toEqual({ kind: 'wrong-room' });
      expect(await watch({ author: 'ann' })).toEqual({ kind: 'wrong-room' });
      await current.store.takeSeat('one', 2, 'walt');
      expect(await watch()).toEqual({ kind: 'wrong-room' });
      expect(await write({ author: 'walt' })).toMatchObject({ line: { seat: 2 } });
      expect(must(await current.store.findMatch('one'), 'it').chat).toEqual({
        players: 1,
        watchers: 0,
      });
    });

    it('says the same key once', async () => {
      const first = await write({ key: 'same' });
      const again = await write({ key: 'same' });
      expect(again).toEqual({ ...first, kind: 'repeated' });
      expect(await write({ key: 'other' })).toMatchObject({ kind: 'written' });
      expect(await texts('players')).toHaveLength(2);
    });

    it('T14 has a pace, for each author and for the room', async () => {
      const at = 1_000_000;
      for (let count = 0; count < 5; count++) await write({ at });
      expect(await write({ at: at + 4000 })).toEqual({ kind: 'too-fast', wait: 6000 });
      expect(await write({ at: at + 10_000 })).toMatchObject({ kind: 'written' });
      for (let author = 0; author < 60; author++) await watch({ author: `walt ${author}`, at });
      expect(await watch({ at: at + 1 })).toEqual({ kind: 'too-fast', wait: 9999 });
    });

    it('T14 lets who was quiet speak in a room that a few have talked full', async () => {
      const at = 1_000_000;
      for (let count = 0; count < 30; count++) await watch({ author: `eve ${count % 7}`, at });
      expect(await watch({ author: 'eve 6', at: at + 1 })).toEqual({
        kind: 'too-fast',
        wait: 9999,
      });
      expect(await watch({ author: 'wilma', at: at + 1 })).toMatchObject({ kind: 'written' });
      expect(await watch({ author: 'wilma', at: at + 2 })).toMatchObject({ kind: 'too-fast' });
      expect(await watch({ author: 'wilma', at: at + 10_001 })).toMatchObject({ kind: 'written' });
    });

    it('T14 holds its pace in a room where many talk', async () => {
      const at = 1_000_000;
      let spoken = 0;
      for (let second = 0; second < 120; second += 2) {
        const now = at + second * 1000;
        // Others fill the room as fast as it goes.
        for (let other = 0; other < 5; other++)
          await watch({ author: `w${second % 20}${other}`, at: now });
        if ((await watch({ author: 'eve', at: now })).kind === 'written') spoken++;
      }
      expect(spoken).toBe(15);
    });

    it('T14 holds its pace also where lines are written at once, and the room goes on', async () => {
      const at = 1_000_000;
      const answers = await Promise.all(Array.from({ length: 12 }, () => watch({ at })));
      expect(answers.filter(({ kind }) => kind === 'written')).toHaveLength(5);
      expect(await watch({ author: 'wilma', at })).toMatchObject({ line: { number: 6 } });
    });

    it('T14 counts what one has said at a table, also in its other room', async () => {
      const at = 1_000_000;
      for (let count = 0; count < 5; count++) await watch({ at });
      await current.store.takeSeat('one', 2, 'walt');
      expect(await write({ author: 'walt', at: at + 1 })).toEqual({ kind: 'too-fast', wait: 9999 });
      await current.store.takeSeat('two', 2, 'walt');
      expect(await write({ author: 'walt', match: 'two', at })).toMatchObject({ kind: 'written' });
    });

    it('knows a repeated key also after many other lines', async () => {
      const first = await watch({ key: 'same' });
      for (let other = 0; other < 40; other++) await watch({ author: `w${other}` });
      expect(await watch({ key: 'same' })).toEqual({ ...first, kind: 'repeated' });
    });

    it('takes lines that are written at once, each with a number of its own', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, author) => watch({ author: `walt ${author}` })),
      );
      const numbers = answers.map((answer) => 'line' in answer && answer.line.number);
      expect(numbers.toSorted((one, other) => Number(one) - Number(other))).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 1),
      );
    });

    it('keeps the last lines of a room', async () => {
      const all = Array.from({ length: LINES_KEPT + 3 }, () => line());
      // Some at a time, so that they share a commit.
      while (all.length > 0) {
        await Promise.all(all.splice(0, 8).map((one) => current.store.chat.write(one)));
      }
      expect((await texts('players', undefined, LINES_KEPT + 9)).length).toBe(LINES_KEPT);
      expect(await current.store.chat.find('one', 'players', 3)).toBeUndefined();
      expect(await current.store.chat.find('one', 'players', 4)).toBeDefined();
    });

    it('tells what has changed since, and changes the revision of its match alone', async () => {
      const before = await current.store.revisionsOf(['one', 'two']);
      await write();
      await write();
      const after = await current.store.revisionsOf(['one', 'two']);
      expect(after.get('one')).toBe(must(before.get('one'), 'one') + 2);
      expect(after.get('two')).toBe(before.get('two'));
      const changes = await current.store.chat.changesSince('one', 'players', 1, 9);
      expect(changes.map(({ number }) => number)).toEqual([2]);
    });

    it('T14 is not read of whom one has muted, at any table, until that is taken back', async () => {
      const { chat } = current.store;
      await chat.setMuted('bob', 'ann', true, 1);
      await chat.setMuted('bob', 'ann', true, 2);
      await current.reopen();
      expect(await current.store.chat.mutedBy('bob', ['ann', 'ann', 'cleo'])).toEqual(
        new Set(['ann']),
      );
      expect(await current.store.chat.mutedBy('ann', ['bob'])).toEqual(new Set());
      expect(await current.store.chat.mutersOf('ann')).toEqual(new Set(['bob']));
      expect(await current.store.chat.mutesOf('bob')).toMatchObject([{ author: 'ann' }]);
      await current.store.chat.setMuted('bob', 'ann', false, 3);
      expect(await current.store.chat.mutersOf('ann')).toEqual(new Set());
    });

    it('T14 is reported once for each line, and not without end', async () => {
      await write();
      const report = (number: number, id: string, at = 1) =>
        current.store.chat.report({
          id,
          match: 'one',
          room: 'players',
          number,
          reporter: 'bob',
          reason: 'insult',
          ply: 3,
          at,
        });
      expect(await report(2, 'none')).toBe('unknown-line');
      expect(await report(1, 'first')).toBe('reported');
      expect(await report(1, 'again')).toBe('reported');
      for (let more = 0; more < 19; more++) {
        await write();
        expect(await report(more + 2, `more ${more}`)).toBe('reported');
      }
      await write();
      expect(await report(21, 'too many')).toBe('too-many');
      expect(await report(21, 'next day', 90_000_000)).toBe('reported');
    });
  });
}
