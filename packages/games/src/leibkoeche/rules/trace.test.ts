import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampMove, FASTEST, faultOfTrace, MOST_STEPS, SHARPEST } from './trace.ts';

describe('the bounds of a hand', () => {
  it('LK8.2 leaves a legal move as it is', () => {
    expect(clampMove(0, SHARPEST)).toBe(SHARPEST);
    expect(clampMove(FASTEST - 1, FASTEST)).toBe(FASTEST);
    expect(clampMove(-20, -60)).toBe(-60);
  });

  it('LK8.2 slows down what is too sharp or too fast, and makes it whole', () => {
    expect(clampMove(0, 3 * FASTEST)).toBe(SHARPEST);
    expect(clampMove(FASTEST, 3 * FASTEST)).toBe(FASTEST);
    expect(clampMove(50, -100)).toBe(50 - SHARPEST);
    expect(clampMove(0, 12.6)).toBe(13);
  });

  it('LK8.2 so whatever is asked of a live hand becomes a legal trace', () => {
    const asked = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
      minLength: 5,
      maxLength: MOST_STEPS,
      size: 'max',
    });
    fc.assert(
      fc.property(asked, (wanted) => {
        let previous = 0;
        const trace = wanted.map((moved) => (previous = clampMove(previous, moved)));
        expect(faultOfTrace(trace)).toBeUndefined();
      }),
    );
  });
});
