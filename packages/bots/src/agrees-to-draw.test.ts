import { describe, expect, it } from 'vitest';
import { agreesToDraw } from './agrees-to-draw.ts';

describe('T4 a computer that is offered a draw', () => {
  it.each([
    ['is behind', [0.6, 0.4], 2, true],
    ['is a little behind', [0.51, 0.49], 2, true],
    ['has its fair share', [0.5, 0.5], 2, false],
    ['is ahead of two others, though not of both together', [0.3, 0.4, 0.3], 2, false],
    ['is behind two others', [0.4, 0.3, 0.3], 2, true],
    ['does not know', [], 1, false],
  ])('agrees or not where it %s', (_where, estimate, seat, agrees) => {
    const seats = Math.max(2, estimate.length);
    expect(agreesToDraw({ estimate, seat, seats, ply: 60 })).toBe(agrees);
  });

  it.each([
    ['at its first turn, whatever side the game favours', 0, [0.27, 0.73], false],
    ['in the opening', 15, [0.27, 0.73], false],
    ['after it', 16, [0.27, 0.73], true],
    ['in the opening, where all is lost', 5, [0.1, 0.9], true],
  ])('agrees or not %s', (_when, ply, estimate, agrees) => {
    expect(agreesToDraw({ estimate, seat: 1, seats: 2, ply })).toBe(agrees);
  });
});
