import { RECORD_FORMAT, type MatchRecord } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { keptRecords } from './kept-records.ts';

function recordNumber(number: number): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: 'tablut',
    rulesVersion: 1,
    seats: 2,
    options: {},
    seedHash: number.toString(16).padStart(64, '0'),
    log: [],
  };
}

describe('records from files', () => {
  it('are found again by their id', async () => {
    const store = memoryStore();
    const id = await keptRecords(store).put(recordNumber(1), 5);
    expect(keptRecords(store).get(id ?? '')).toMatchObject({ opened: 5, record: recordNumber(1) });
  });

  it('are kept once, however often they are opened', async () => {
    const kept = keptRecords(memoryStore());
    const first = await kept.put(recordNumber(1), 1);
    await kept.put(recordNumber(2), 2);
    expect(await kept.put(recordNumber(1), 3)).toBe(first);
    expect(kept.all().map(({ opened }) => opened)).toEqual([3, 2]);
  });

  it('make way for newer ones', async () => {
    const kept = keptRecords(memoryStore());
    for (let number = 1; number <= 25; number++) await kept.put(recordNumber(number), number);
    expect(kept.all().map(({ opened }) => opened)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
  });

  it('are not believed where somebody else has written', () => {
    const store = memoryStore();
    store.set('kast.record.x', '{"id":"x","opened":1,"record":{"game":7}}');
    expect(keptRecords(store).get('x')).toBeUndefined();
  });
});
