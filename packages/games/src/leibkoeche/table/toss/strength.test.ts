import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { PANS } from '../../rules/index.ts';
import { fly, handTrace, openKitchen } from '../../toss/index.ts';
import { strokeTrace } from '../../toss/stroke.ts';
import { turnMeant, ZONES } from '../../toss/zones.ts';
import { heightOn } from './strength.ts';

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

describe('what the gauge shows green', async () => {
  const kitchen = await openKitchen();

  it.each(PANS)('LK3.3 is caught with the %s pan, where it is flicked as it should be', (pan) => {
    for (const [aim, { least, most }] of Object.entries(ZONES)) {
      for (let speed = least; speed <= most; speed++) {
        const { landing } = fly(kitchen, strokeTrace({ speed, release: 125, level: 0 }), pan);
        expect([speed, landing.where, landing.halfTurns]).toEqual([
          speed,
          'pan',
          aim === 'half' ? 1 : 2,
        ]);
      }
    }
  });
});
