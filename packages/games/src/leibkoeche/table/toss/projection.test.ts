import { describe, expect, it } from 'vitest';
import { faceUp, lookUp, panTransform, shadowOf, sliceTransform } from './projection.ts';

const at = (angle: number) => ({ x: 2, y: 1, angle });

describe('what is seen of a toss', () => {
  it('LK3.7 shows the other number from a quarter turn on, and the first one again after a full turn', () => {
    const turns = [0, 0.2, 0.3, 0.5, 0.7, 0.8, 1, -0.5];
    expect(turns.map((turn) => faceUp(2, at(turn * 2 * Math.PI)))).toEqual([
      2, 2, 5, 5, 5, 2, 2, 5,
    ]);
  });

  it('turns the pan about its wrist, upward counter-clockwise', () => {
    expect(panTransform({ x: 0, y: 0.5, angle: Math.PI / 12 })).toBe(
      'translate(0 -50) rotate(-15)',
    );
  });

  it('draws a level pancake as wide as it is and flattened by the view from above', () => {
    expect(sliceTransform(at(0), 0)).toBe('matrix(1 0 0 0.36 200 -100)');
  });

  it('never draws a number in mirror writing', () => {
    for (let turn = 0; turn < 24; turn++) {
      const [across = 0] = (/\((\S+)/.exec(sliceTransform(at((turn * Math.PI) / 12), 1)) ?? [])
        .slice(1)
        .map(Number);
      expect(across).toBeGreaterThanOrEqual(0);
    }
  });

  it('looks up after a pancake that flies out of the picture, and only then', () => {
    expect(lookUp({ x: 3, y: 4, angle: 0 })).toBe('translate(0 0)');
    expect(lookUp({ x: 3, y: 9, angle: 0 })).toBe('translate(0 385)');
  });

  it('draws the shadow of a pancake on the table larger than that of one in the air', () => {
    const low = shadowOf({ x: 0, y: -4, angle: 0 });
    const high = shadowOf({ x: 0, y: 5, angle: 0 });
    expect(low.opacity).toBeGreaterThan(high.opacity);
  });
});
