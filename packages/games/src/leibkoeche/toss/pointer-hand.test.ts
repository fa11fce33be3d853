import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfTrace, STEP, type Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { RISE } from './geometry.ts';
import { openKitchen } from './kitchen.ts';
import { PointerHand } from './pointer-hand.ts';

const FLICKS = 350;
const QUICKENS = 70;
const LEAVES = FLICKS + QUICKENS + 30;

/**
 * A finger that draws down by `dip` within 0.3 s, then goes up, soon with `speed` decimetres a second,
 * and leaves the glass; reported every `pace` milliseconds.
 */
function swipe({
  dip = 0,
  speed,
  pace = 8,
}: {
  dip?: number;
  speed: number;
  pace?: number;
}): Trace {
  const height = (time: number): number => {
    const down = Math.min(1, time / 300);
    const up = Math.max(0, time - FLICKS);
    const quickening = Math.min(QUICKENS, up);
    const far = quickening ** 2 / QUICKENS / 2 + up - quickening;
    return 7 - dip * down * down * (3 - 2 * down) + (speed / 1000) * far;
  };
  const hand = new PointerHand();
  hand.grab(0, height(0));
  let reported = 0;
  return Array.from({ length: 70 }, (_, step) => {
    const now = step * STEP;
    while (reported + pace <= Math.min(now + STEP, LEAVES)) {
      reported += pace;
      hand.drag(reported, height(reported));
    }
    if (now + STEP > LEAVES) hand.letGo(LEAVES);
    return hand.step(now);
  });
}

describe('a finger on the pan', async () => {
  const kitchen = await openKitchen();

  it('LK8.1 a gentle swipe makes half a turn and is caught, at any pace of reports', () => {
    for (const pace of [4, 8, STEP, 24]) {
      expect(fly(kitchen, swipe({ speed: 25, pace }), 'normal').landing).toEqual({
        halfTurns: 1,
        where: 'pan',
        flipped: true,
      });
    }
  });

  it('LK8.1 drawn down first, a firm swipe makes a full turn and is caught', () => {
    expect(fly(kitchen, swipe({ dip: 0.5, speed: 36 }), 'normal').landing).toEqual({
      halfTurns: 2,
      where: 'pan',
      flipped: false,
    });
  });

  it('moves the middle of the pan as far as the finger, and back to level when it is let go', () => {
    const hand = new PointerHand();
    hand.grab(0, 3);
    for (let step = 1; step <= 12; step++) hand.drag(step * STEP, 3 + step * 0.1);
    const moved = Array.from({ length: 20 }, (_, step) => hand.step(step * STEP));
    const raised = moved.reduce((sum, by) => sum + by, 0);
    expect(raised * RISE).toBeCloseTo(1.2, 1);
    hand.letGo(20 * STEP);
    const back = Array.from({ length: 30 }, (_, step) => hand.step((20 + step) * STEP));
    expect(raised + back.reduce((sum, by) => sum + by, 0)).toBe(0);
  });

  it('does not jump when a finger moves again after resting', () => {
    const hand = new PointerHand();
    hand.grab(0, 0);
    const rest = Array.from({ length: 30 }, (_, step) => hand.step(step * STEP));
    hand.drag(30 * STEP, 0.05);
    expect(rest.every((moved) => moved === 0)).toBe(true);
    expect(hand.step(29.5 * STEP)).toBeLessThan(3);
  });

  it('LK8.2 makes a legal trace of whatever a pointer does', () => {
    const report = fc.record({
      after: fc.double({ min: 0, max: 40, noNaN: true }),
      height: fc.double({ min: -20, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
        const hand = new PointerHand();
        hand.grab(0, 0);
        let time = 0;
        for (const { after, height } of reports) {
          time += after;
          hand.drag(time, height);
        }
        hand.letGo(time);
        const trace = Array.from({ length: 200 }, (_, step) => hand.step(step * STEP));
        expect(faultOfTrace(trace)).toBeUndefined();
      }),
    );
  });
});
