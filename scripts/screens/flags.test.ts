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

  it('is told when a flag is unknown', () => {
    expect(() => readFlags(['--colour', 'red'])).toThrow('npm run screens');
  });
});
