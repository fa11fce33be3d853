import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfTrace, STEP, type Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { openKitchen } from './kitchen.ts';
import { MotionHand } from './motion-hand.ts';

/** A wrist that dips, flicks up within a tenth of a second and comes back, in percent of its fastest. */
const FLICK = [
  -5, -10, -12, -12, -10, -5, 0, 20, 55, 85, 100, 95, 60, 10, -15, -30, -40, -40, -30, -20, -10,
];

/** A phone that is flicked at `fastest` degrees a second, and reports every `pace` milliseconds. */
function flicked(fastest: number, pace = 16): Trace {
  const hand = new MotionHand();
  let reported = 0;
  return Array.from({ length: 90 }, (_, step) => {
    const now = step * STEP;
    for (; reported <= now; reported += pace) {
      const percent = FLICK[Math.floor(reported / STEP) - 10] ?? 0;
      hand.turn(reported, (percent * fastest) / 100 + 6);
    }
    return hand.step(now);
  });
}

function endOf(trace: Trace): number {
  return trace.reduce((raised, moved) => raised + moved, 0);
}

describe('a phone held as a pan', async () => {
  const kitchen = await openKitchen();

  it('LK8.1 an easy flick makes half a turn, a firm one a full turn', () => {
    for (const pace of [8, 16]) {
      const half = fly(kitchen, flicked(300, pace), 'large').landing;
      expect(half).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
      const full = fly(kitchen, flicked(420, pace), 'large').landing;
      expect(full).toEqual({ halfTurns: 2, where: 'pan', flipped: false });
    }
  });

  it('LK3.5 a lazy one makes none', () => {
    expect(fly(kitchen, flicked(170), 'normal').landing.halfTurns).toBe(0);
  });

  it('LK8.5 a hand that trembles does nothing, and one that has moved comes back to level', () => {
    expect(flicked(0).every((moved) => moved === 0)).toBe(true);
    expect(endOf([...flicked(300), ...flicked(0)])).toBe(0);
  });

  it('LK8.2 gives a legal trace, whatever the sensor says', () => {
    const sample = fc.record({
      after: fc.integer({ min: 0, max: 80 }),
      rate: fc.integer({ min: -3000, max: 3000 }),
    });
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 60 }), (samples) => {
        const hand = new MotionHand();
        let told = 0;
        for (const { after, rate } of samples) hand.turn((told += after), rate);
        const trace = Array.from({ length: 120 }, (_, step) => hand.step(step * STEP));
        expect(faultOfTrace(trace)).toBeUndefined();
      }),
    );
  });

  it('a sensor that falls silent holds the pan still', () => {
    const hand = new MotionHand();
    hand.turn(0, 300);
    const moves = Array.from({ length: 60 }, (_, step) => hand.step(step * STEP));
    expect(moves.slice(10).every((moved) => moved <= 0)).toBe(true);
    expect(endOf(moves)).toBe(0);
  });
});
