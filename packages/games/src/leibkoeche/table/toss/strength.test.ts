import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { handTrace } from '../../toss/index.ts';
import { heightOn, turnMeant, ZONES } from './strength.ts';

describe('the strength of a flick', () => {
  it('LK3.1 tells which turn a steady hand means', () => {
    const random = seededRandom('steady');
    for (const aim of ['half', 'full'] as const) {
      const trace = handTrace(aim, 0, random);
      expect(turnMeant(trace)).toBe(aim);
      expect(Math.max(...trace)).toBeGreaterThanOrEqual(ZONES[aim].least);
      expect(Math.max(...trace)).toBeLessThanOrEqual(ZONES[aim].most);
      expect(turnMeant(aim)).toBe(aim);
    }
  });

  it('stays on the gauge, however hard', () => {
    expect([0, 100].map(heightOn)).toEqual([0, 1]);
    expect(heightOn(ZONES.half.least)).toBeLessThan(heightOn(ZONES.full.least));
  });
});
