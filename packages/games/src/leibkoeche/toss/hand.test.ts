import { seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AIMS, faultOfTrace, type Pan, PANS, type Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { handTrace } from './hand.ts';
import { openKitchen } from './kitchen.ts';
import { measure } from './measuring.ts';
import { SKILLS } from './skill.ts';

/** Few, as there are many tests: the figures of docs/TOSS.md come from more. */
const TOSSES = 60;

describe('a hand that strays', async () => {
  const kitchen = await openKitchen();
  const caught = (pan: Pan, unsteadiness: number): number => {
    const shares = AIMS.map((aim) => {
      const random = seededRandom(`${pan} ${aim}`);
      const trace = (): Trace => handTrace(aim, unsteadiness, random);
      const odds = measure(kitchen, { pan, aim, tosses: TOSSES, trace });
      return odds.caught + odds.caughtOther;
    });
    return shares.reduce((sum, share) => sum + share, 0) / AIMS.length;
  };

  it('LK8.4 a practised hand catches about 40, 65 and 90 percent, half and full turns alike', () => {
    const [small = 0, normal = 0, large = 0] = PANS.map((pan) => caught(pan, 100));
    expect(Math.abs(small - 0.4)).toBeLessThan(0.12);
    expect(Math.abs(normal - 0.65)).toBeLessThan(0.12);
    expect(Math.abs(large - 0.9)).toBeLessThan(0.12);
  });

  it('LK8.6 the hand of the lowest level catches about half as often with a normal pan', () => {
    const clumsy = SKILLS[0]?.unsteadiness ?? 0;
    const ratio = caught('normal', clumsy) / caught('normal', 100);
    expect(ratio).toBeGreaterThan(0.35);
    expect(ratio).toBeLessThan(0.7);
  });

  it('LK8.6 the odds that bots plan with are those of their hands', () => {
    const level = SKILLS.length - 1;
    const { odds, unsteadiness } = SKILLS[level] ?? { odds: undefined, unsteadiness: 0 };
    for (const aim of AIMS) {
      const random = seededRandom('again');
      const trace = (): Trace => handTrace(aim, unsteadiness, random);
      const measured = measure(kitchen, { pan: 'normal', aim, tosses: TOSSES, trace });
      expect(Math.abs(measured.caught - (odds?.normal[aim].caught ?? 0))).toBeLessThan(0.15);
      expect(Math.abs(measured.missed - (odds?.normal[aim].missed ?? 0))).toBeLessThan(0.15);
    }
  });

  it('LK8.6 without straying it does what it means, with every pan', () => {
    for (const pan of PANS) {
      for (const aim of AIMS) {
        const { landing } = fly(kitchen, handTrace(aim, 0, seededRandom(1)), pan);
        const halfTurns = aim === 'half' ? 1 : 2;
        expect(landing).toEqual({ halfTurns, where: 'pan', flipped: aim === 'half' });
      }
    }
  });

  it('LK8.2 gives legal traces, however unsteady', () => {
    const unsteadiness = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(fc.integer(), unsteadiness, fc.constantFrom(...AIMS), (seed, much, aim) => {
        expect(faultOfTrace(handTrace(aim, much, seededRandom(seed)))).toBeUndefined();
      }),
    );
  });
});
