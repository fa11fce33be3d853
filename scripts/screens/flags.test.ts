import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

describe('what npm run screens draws', () => {
  it('is everything where nothing is chosen', () => {
    expect(readFlags([]).chosen).toEqual({});
  });

  it('is what is chosen, several times over', () => {
    const { chosen } = readFlags(['--game', 'tablut', '--size=4k', '--size', 'tablet']);
    expect(chosen).toEqual({ game: ['tablut'], size: ['4k', 'tablet'] });
  });

  it('is a first minute where that is asked for', () => {
    const { isFirstMinute, chosen } = readFlags(['--first-minute', '--game', 'tablut']);
    expect(isFirstMinute).toBe(true);
    expect(chosen).toEqual({ game: ['tablut'] });
  });

  it('is told when a flag is unknown', () => {
    expect(() => readFlags(['--colour', 'red'])).toThrow('npm run screens');
  });
});
