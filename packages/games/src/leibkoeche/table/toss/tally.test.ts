import { describe, expect, it } from 'vitest';
import { counted, NO_THROWS, thrown } from './tally.ts';

describe('the counter of the practice kitchen', () => {
  it('counts per pan what was caught, missed and not turned, and how far it turned', () => {
    const landings = [
      { halfTurns: 1, where: 'pan', flipped: true },
      { halfTurns: 1, where: 'beside', flipped: true },
      { halfTurns: 2, where: 'pan', flipped: false },
      { halfTurns: 3, where: 'beside', flipped: false },
      { halfTurns: 0, where: 'pan', flipped: false },
    ] as const;
    const tallies = landings.reduce((now, landing) => counted(now, 'small', landing), NO_THROWS);
    expect(tallies.small).toEqual({ caught: 2, missed: 2, invalid: 1, half: 2, full: 2 });
    expect(thrown(tallies.small)).toBe(5);
    expect(tallies.large).toEqual(NO_THROWS.large);
  });
});
