import { describe, expect, it } from 'vitest';
import { spanAround, withEarlier, withLater } from './log-span.ts';

describe('what is written of a long log', () => {
  it('is all of a match of usual length, wherever somebody is', () => {
    for (const ply of [-1, 0, 100, 199]) {
      expect(spanAround(ply, 200)).toEqual({ from: 0, to: 200 });
    }
  });

  it('is no more for a longer match', () => {
    const { from, to } = spanAround(10_000, 20_000);
    expect(from).toBeLessThanOrEqual(10_000);
    expect(to - from).toBe(spanAround(1000, 2000).to - spanAround(1000, 2000).from);
  });

  it('stays as it is from step to step, and goes along with a jump', () => {
    const span = spanAround(1000, 20_000);
    expect(spanAround(1001, 20_000, span)).toBe(span);
    expect(spanAround(5000, 20_000, span)).toEqual(spanAround(5000, 20_000));
  });

  it('has nothing where nothing was played', () => {
    const nothing = spanAround(-1, 0);
    expect(nothing).toEqual({ from: 0, to: 0 });
    // Or a replay would be written for ever.
    expect(spanAround(-1, 0, nothing)).toBe(nothing);
  });

  it('grows to either side until all is there', () => {
    const span = spanAround(1000, 1500);
    expect(withEarlier(span)).toEqual({ from: span.from - 200, to: span.to });
    expect(withLater(span, 1500)).toEqual({ from: span.from, to: span.to + 200 });
    expect(withLater({ from: 0, to: 1400 }, 1500).to).toBe(1500);
    expect(withEarlier({ from: 100, to: 400 }).from).toBe(0);
  });
});
