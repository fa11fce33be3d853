import { describe, expect, it } from 'vitest';
import { decide, houseOn, newTableIn, openTestStore, tableIn } from './testing.ts';

async function openHouse(limit: number) {
  const house = houseOn(await openTestStore(), { limit });
  const newTable = () => newTableIn(house);
  const inMemory = () => [...house.tables.open()];
  return { house, tables: house.tables, newTable, inMemory };
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
    const { house, newTable, inMemory } = await openHouse(2);
    const [first, second] = [await newTable(), await newTable()];
    await decide(first, house, { move: '2', key: 'ann:a-key' });
    await tableIn(house, second.id);
    const third = await newTable();
    expect(inMemory()).toEqual([second, third]);
    const again = await tableIn(house, first.id);
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
