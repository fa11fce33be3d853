import { must } from '@kast/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { mustWork, NIM, TOYS } from '../testing.ts';
import { playMove } from './play-move.ts';
import { setTable } from './set-table.ts';
import { shelfOf } from './shelf.ts';
import { tablesIn } from './tables.ts';

async function openHouse(limit: number) {
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  const shelf = shelfOf(TOYS);
  const tables = tablesIn({ store, shelf, limit });
  const house = { store, shelf, tables, secret: 'secret', now: Date.now };
  const newTable = async () => {
    const { id } = mustWork(await setTable(house, 'ann', NIM));
    return must(await tables.find(id), 'the table');
  };
  const inMemory = () => [...tables.open()];
  return { store, tables, newTable, inMemory };
}

describe('tables in memory', () => {
  it('are one for each match, also for those who ask at the same time', async () => {
    const { tables, newTable } = await openHouse(1);
    const { id } = await newTable();
    await newTable();
    const [one, other] = await Promise.all([tables.find(id), tables.find(id)]);
    expect(one).toBe(other);
    expect(await tables.find(id)).toBe(one);
    expect(await tables.find('nothing')).toBeUndefined();
  });

  it('are forgotten when they were not used for longest, and found again as they were', async () => {
    const { store, tables, newTable, inMemory } = await openHouse(2);
    const [first, second] = [await newTable(), await newTable()];
    const decision = { seat: 1, ply: 0, move: '2', key: 'ann:a-key' };
    await playMove(first, store, decision, Date.now);
    await tables.find(second.id);
    const third = await newTable();
    expect(inMemory()).toEqual([second, third]);
    const again = must(await tables.find(first.id), 'the first again');
    expect(again).not.toBe(first);
    expect(again.match).toEqual(first.match);
    expect(again.plyOfKey('ann:a-key')).toBe(1);
  });

  it('are not forgotten while somebody looks or acts', async () => {
    const { newTable, inMemory } = await openHouse(1);
    const looked = await newTable();
    const unlisten = looked.listen(() => undefined);
    const acted = await newTable();
    const acting = Promise.withResolvers<void>();
    const act = acted.inTurn(() => acting.promise);
    await newTable();
    expect(inMemory()).toContain(looked);
    expect(inMemory()).toContain(acted);
    acting.resolve();
    await act;
    unlisten();
    await newTable();
    expect(inMemory()).toHaveLength(1);
  });
});
