import { must } from '@kast/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, tablut } from './samples-contract.ts';

export function revisionsContract(current: StoreInTest): void {
  describe('the revision of a match', () => {
    beforeEach(async () => {
      await current.store.createMatch(tablut('one'));
      await current.store.createMatch(tablut('two'));
    });

    /** As both ways of asking tell it. */
    const revision = async (id: string): Promise<number> => {
      const found = must(await current.store.findMatch(id), id).revision;
      expect(await current.store.revisionsOf([id])).toEqual(new Map([[id, found]]));
      return found;
    };

    it.each([
      ['an append', () => current.store.append(addition('one', 0, entry(1, 'x')))],
      ['other rules', () => current.store.setRulesVersion('one', { from: 1, to: 2, ply: 0 })],
      ['a seat that is taken', () => current.store.takeSeat('one', 2, 'bob')],
      [
        'a rematch',
        () => current.store.createMatch(tablut('three', { facts: { rematchOf: 'one' } })),
      ],
    ])('grows by one with %s, and no other does', async (_what, change) => {
      const [one, two] = [await revision('one'), await revision('two')];
      await change();
      expect(await revision('one')).toBe(one + 1);
      expect(await revision('two')).toBe(two);
    });

    it('grows with a new name of who sits there', async () => {
      await current.store.takeSeat('one', 2, 'bob');
      const [one, two] = [await revision('one'), await revision('two')];
      await current.store.nameGuest('bob', 'Bob');
      expect([await revision('one'), await revision('two')]).toEqual([one + 1, two]);
    });

    it('is told by the append', async () => {
      const appended = await current.store.append(addition('one', 0, entry(1, 'x')));
      expect(appended).toEqual({ kind: 'appended', revision: await revision('one') });
    });

    it('stays with an append that is refused', async () => {
      await current.store.append(addition('one', 0, entry(1, 'draw', 'a key')));
      const before = await revision('one');
      await current.store.append(addition('one', 0, entry(1, 'y')));
      await current.store.append(addition('one', 1, entry(1, 'draw', 'a key')));
      expect(await revision('one')).toBe(before);
    });

    it('stays with a claim of a seat that is refused', async () => {
      await current.store.takeSeat('one', 2, 'bob');
      const before = await revision('one');
      expect(await current.store.takeSeat('one', 2, 'carol')).toBe('conflict');
      expect(await current.store.takeSeat('one', 1, 'bob')).toBe('conflict');
      expect(await current.store.takeSeat('one', 9, 'carol')).toBe('conflict');
      expect(await revision('one')).toBe(before);
    });

    it('grows once with many claims of one seat at once', async () => {
      const before = await revision('one');
      const other = await current.place.open();
      const claims = Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? current.store : other).takeSeat('one', 2, `guest ${index}`),
      );
      const answers = await Promise.all(claims);
      await other.close();
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
      expect(await revision('one')).toBe(before + 1);
    });

    it('is told of many at once, of those that exist', async () => {
      const many = Array.from({ length: 300 }, (_, index) => `match ${index}`);
      for (const id of many) await current.store.createMatch(tablut(id));
      const told = await current.store.revisionsOf([...many, 'none']);
      expect([...told.keys()].toSorted()).toEqual(many.toSorted());
      expect(await current.store.revisionsOf([])).toEqual(new Map());
    });

    it('is seen by another process, whichever matches that asked for before', async () => {
      const watching = await current.place.open();
      const [one, two] = [await revision('one'), await revision('two')];
      expect(await watching.revisionsOf(['one'])).toEqual(new Map([['one', one]]));
      await current.store.append(addition('two', 0, entry(1, 'x')));
      expect(await watching.revisionsOf(['one'])).toEqual(new Map([['one', one]]));
      expect(await watching.revisionsOf(['two'])).toEqual(new Map([['two', two + 1]]));
      await current.store.takeSeat('one', 2, 'bob');
      const both = new Map([
        ['one', one + 1],
        ['two', two + 1],
      ]);
      expect(await watching.revisionsOf(['one', 'two'])).toEqual(both);
      await watching.close();
    });
  });
}
