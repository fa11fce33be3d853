import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { takenHints } from './taken-hints.ts';

describe('the hints that were followed', () => {
  it('are known of each match, also on another visit', () => {
    const store = memoryStore();
    takenHints(store).note('a', 3, 'take 1');
    takenHints(store).note('a', 7, 'take 2');
    takenHints(store).note('b', 3, 'take 3');
    const hints = takenHints(store);
    expect([...hints.of('a')]).toEqual([
      [3, 'take 1'],
      [7, 'take 2'],
    ]);
    expect([...hints.of('b')]).toEqual([[3, 'take 3']]);
    expect([...hints.of('c')]).toEqual([]);
  });

  it('are kept of the latest matches', () => {
    const hints = takenHints(memoryStore());
    for (let match = 0; match < 100; match++) hints.note(`${match}`, 0, 'take 1');
    expect(hints.of('99').size).toBe(1);
    expect(hints.of('0').size).toBe(0);
  });

  it.each(['{', '{}', '[null]', '[{"match":"a","moves":[[1]]}]'])(
    'are none where they cannot be read: %s',
    (damaged) => {
      const store = memoryStore();
      store.set('kast.taken-hints', damaged);
      expect(takenHints(store).of('a').size).toBe(0);
    },
  );
});
