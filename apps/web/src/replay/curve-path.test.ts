import { expect, it } from 'vitest';
import { curvePath } from './curve-path.ts';

const SCALE = { x: (ply: number) => ply * 10, height: 80 };

it('a sure win is at the top, a sure loss at the bottom', () => {
  expect(curvePath([0.5, 1, 0], SCALE)).toBe('M0.0 40.0L10.0 0.0L20.0 80.0');
});

it('is broken where nothing is known', () => {
  expect(curvePath([undefined, 0.5, undefined, 0.25, 0.25], SCALE)).toBe(
    'M10.0 40.0M30.0 60.0L40.0 60.0',
  );
});
