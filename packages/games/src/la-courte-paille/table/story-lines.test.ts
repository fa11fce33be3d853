import { describe, expect, it } from 'vitest';
import type { Reckoning } from '../rules/index.ts';
import { en } from '../texts/en.ts';
import { storyLines, withoutResigned } from './story-lines.ts';

const NAMES = ['You', 'Ada', 'Bob'];

function toldOf(winners: readonly number[], resigned: readonly number[]): string {
  const reckoning: Reckoning = {
    round: 1,
    eaten: [],
    totals: [],
    scores: [8, 3, 0],
    settledBy: null,
    winners,
    shown: [],
  };
  return storyLines(withoutResigned(reckoning, resigned), en, NAMES).join(' ');
}

describe('the story of a week', () => {
  it('CP5.1 names who won', () => {
    expect(toldOf([1], [])).toContain('You won!');
    expect(toldOf([1, 2], [])).toContain('share the win');
  });

  it('T3 does not call somebody the winner who has resigned', () => {
    expect(toldOf([1], [1])).not.toContain('won');
    expect(toldOf([1, 2], [1])).toContain('Ada won!');
    expect(toldOf([2], [1])).toContain('Ada won!');
  });
});
