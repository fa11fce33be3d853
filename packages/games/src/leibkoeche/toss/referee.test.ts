import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASTEST, faultOfTrace, game, MOST_STEPS, PANS, scene } from '../rules/index.ts';
import { fly } from './flight.ts';
import { openKitchen } from './kitchen.ts';
import { LONGEST_FLIGHT } from './landing.ts';
import { callReferee } from './referee.ts';
import { legalTrace, strokeTrace } from './stroke.ts';

const HALF = strokeTrace({ speed: 45, release: 115, level: 0 });

describe('the referee of a toss', async () => {
  const referee = await callReferee();
  const kitchen = await openKitchen();
  const skill = scene({ options: { toss: 'skill' }, held: { low: 2, face: 5 }, pan: 'large' });

  it('LK8.2 decides from the input alone, and the rules take its word', () => {
    const tossed = game.apply(skill, 1, { kind: 'toss', toss: HALF });
    const fall = referee.judge(tossed);
    expect(fall).toEqual({ kind: 'fall', fall: { result: 'caught', face: 2 } });
    expect(game.check(tossed, 'chance', fall)).toBeUndefined();
    expect(game.apply(tossed, 'chance', fall).phase).toBe('walk');
  });

  it('LK8.5 has nothing to judge until a throw is made: the turn waits for its seat', () => {
    expect(game.turn(skill)).toEqual({ kind: 'seats', seats: [1], rule: 'LK3.1' });
    expect(() => referee.judge(skill)).toThrow('no toss by hand');
  });

  it('LK8.3 ends every legal trace in time, with a fall that the rules accept', () => {
    const wanted = fc.array(fc.integer({ min: -2 * FASTEST, max: 2 * FASTEST }), {
      minLength: 5,
      maxLength: MOST_STEPS,
      size: 'max',
    });
    fc.assert(
      fc.property(wanted, fc.constantFrom(...PANS), (moves, pan) => {
        const toss = legalTrace(moves);
        expect(faultOfTrace(toss)).toBeUndefined();
        const { moments } = fly(kitchen, toss, pan);
        expect(moments.length).toBeLessThanOrEqual(LONGEST_FLIGHT);
        const seen = moments.flatMap(({ pancake }) => [pancake.x, pancake.y, pancake.angle]);
        expect(seen.every(Number.isFinite)).toBe(true);
        const tossed = game.apply({ ...skill, pan }, 1, { kind: 'toss', toss });
        expect(game.check(tossed, 'chance', referee.judge(tossed))).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('gives the memory of every toss back', () => {
    const tossed = game.apply(skill, 1, { kind: 'toss', toss: HALF });
    const { external } = process.memoryUsage();
    // Unfreed, three hundred worlds take some nine megabytes.
    for (let toss = 0; toss < 300; toss++) referee.judge(tossed);
    expect(process.memoryUsage().external - external).toBeLessThan(3_000_000);
  });
});
