import type { GameInfo } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from './toys/nim.ts';
import { describeTrial, trialsOf } from './trial.ts';

describe('the trials of a game', () => {
  it('are all set-ups where that is affordable', () => {
    const trials = trialsOf(nim.info, { most: 12, repeats: 1 });
    expect(trials).toHaveLength(3 * 2 * 2);
    expect(new Set(trials.map(describeTrial)).size).toBe(12);
    expect(describeTrial({ ...trials[0], seats: 2, options: { heap: 9 }, seed: '' })).toBe(
      '2 seats, heap 9',
    );
  });

  it('are few, with every value, where it is not', () => {
    const values = ['a', 'b', 'c', 'd'] as const;
    const names = ['one', 'two', 'three', 'four', 'five'];
    const options = Object.fromEntries(names.map((name) => [name, { rule: 'XX1', values }]));
    const info: GameInfo = { ...nim.info, options };
    const trials = trialsOf(info, { most: 100, repeats: 1 });
    expect(trials.length).toBeLessThan(40);
    for (const name of names) {
      expect(new Set(trials.map((trial) => trial.options[name])).size).toBe(4);
    }
  });

  it('have a seed of their own, and the same every time', () => {
    const seeds = () => trialsOf(nim.info, { most: 12, repeats: 3 }).map(({ seed }) => seed);
    expect(new Set(seeds()).size).toBe(36);
    expect(seeds()).toEqual(seeds());
  });
});
