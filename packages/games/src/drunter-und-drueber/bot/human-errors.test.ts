import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type ConsideredStep, seemingBest } from './human-errors.ts';
import { type DrunterWeaknesses, LEVELS } from './levels.ts';

const BEST = option({ step: 1, chance: 0.55, from: 10, way: 3 });
const NEAR = option({ step: 2, chance: 0.5, from: 20, way: 1 });
const BLOCK = option({ step: 3, chance: 0.6, from: 30, way: 1, holdsUp: true });
const GRAB = option({ step: 4, chance: 0.52, from: 40, way: 1, comesHome: true });

describe('who errs as people do', () => {
  it('takes the best step where nothing misleads', () => {
    expect(chosen([NEAR, BEST], {})).toBe(BEST);
  });

  it('overlooks stones that have far to go, but not the one in hand', () => {
    expect(chosen([NEAR, BEST], { overlooksFar: 100 })).toBe(NEAR);
    expect(chosen([NEAR, BEST], { overlooksFar: 100 }, BEST.from)).toBe(BEST);
  });

  it('overlooks a stone as often as it is told, however many ways it could go', () => {
    const ways = Array.from({ length: 6 }, (_, index) => option({ ...BEST, step: 10 + index }));
    const seen = Array.from({ length: 400 }, (_, seed) => {
      const weaknesses = { ...LEVELS[5], overlooksFar: 50 };
      return seemingBest([NEAR, ...ways], weaknesses, undefined, seededRandom(`${seed}`)) !== NEAR;
    }).filter(Boolean).length;
    expect(seen).toBeGreaterThan(150);
    expect(seen).toBeLessThan(250);
  });

  it('does not think of holding others up', () => {
    expect(chosen([NEAR, BLOCK], {})).toBe(BLOCK);
    expect(chosen([NEAR, BLOCK], { overlooksBlocks: 100 })).toBe(NEAR);
  });

  it('grabs what is there, and sticks to a plan for too long', () => {
    expect(chosen([BEST, GRAB], { greedy: 6 })).toBe(GRAB);
    expect(chosen([BEST, NEAR], { stubborn: 8 }, NEAR.from)).toBe(NEAR);
  });

  it('does what it must where it has overlooked everything', () => {
    expect(chosen([BEST], { overlooksFar: 100 })).toBe(BEST);
  });

  it('misjudges no more of a way that is won than what it does to the odds', () => {
    const winning = option({ step: 5, chance: 1, from: 10, way: 1, comesHome: true });
    const other = option({ step: 6, chance: 0.9, from: 20, way: 3 });
    for (let seed = 0; seed < 50; seed++) {
      const weaknesses = { ...LEVELS[5], misjudges: 12 };
      const random = seededRandom(`${seed}`);
      expect(seemingBest([other, winning], weaknesses, undefined, random)).toBe(winning);
    }
  });
});

function option(parts: Partial<ConsideredStep>): ConsideredStep {
  return { step: 0, chance: 0, from: 0, way: 1, comesHome: false, holdsUp: false, ...parts };
}

/** By somebody who has no weakness but these. */
function chosen(
  steps: readonly ConsideredStep[],
  weaknesses: Partial<DrunterWeaknesses>,
  lastMoved?: number,
) {
  return seemingBest(steps, { ...LEVELS[5], ...weaknesses }, lastMoved, seededRandom('lapses'));
}
