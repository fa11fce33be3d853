import { describe, expect, it } from 'vitest';
import { faultOfTrace } from '../../rules/index.ts';
import { HIGHEST, LOWEST } from '../../toss/index.ts';
import { Hand } from './hand.ts';
import { STEP } from './stepper.ts';

/** Steps of a hand whose pointer goes from height to height, one per step; let go at the end. */
function led(heights: readonly number[], steps: number): { hand: Hand; moves: number[] } {
  const hand = new Hand();
  hand.grab({ time: 0, y: 300 });
  const moves = Array.from({ length: steps }, (_, step) => {
    const time = step * STEP;
    const height = heights[step];
    if (height !== undefined) hand.drag({ time, y: 300 - height });
    else hand.letGo();
    return hand.next(time);
  });
  return { hand, moves };
}

function sum(moves: readonly number[]): number {
  return moves.reduce((total, moved) => total + moved, 0);
}

describe('the hand that holds the pan', () => {
  it('LK8.1 follows the pointer: down with it, and up with it', () => {
    const down = Array.from({ length: 30 }, (_, step) => -2 * Math.min(step, 20));
    const { moves } = led(down, 30);
    expect(sum(moves)).toBe(-80);
    expect(moves.every((moved) => moved <= 0)).toBe(true);
  });

  it('stops and goes back to level when it is let go', () => {
    const { hand, moves } = led([0, 10, 25, 45, 70, 95], 90);
    expect(Math.max(...moves)).toBeGreaterThan(40);
    expect(hand.raised).toBe(0);
    expect(moves.slice(-20)).toEqual(Array.from({ length: 20 }, () => 0));
  });

  it('LK8.2 never moves as no hand could, however the pointer leaps', () => {
    const leaps = Array.from({ length: 60 }, (_, step) => (step % 7 < 3 ? 900 : -900));
    const { hand, moves } = led(leaps, 120);
    expect(faultOfTrace(moves)).toBeUndefined();
    expect(hand.raised).toBeGreaterThanOrEqual(LOWEST);
    expect(hand.raised).toBeLessThanOrEqual(HIGHEST);
  });

  it('keeps still where the pointer was taken away', () => {
    const { hand } = led([0, -5, -15, -30, -40, -40, -40, -40], 8);
    hand.lose();
    for (let step = 8; step < 40; step++) hand.next(step * STEP);
    expect(hand.raised).toBe(-80);
    expect(hand.isFree).toBe(true);
  });

  it('reads the pointer between two sights where the screen is slower than the steps', () => {
    const hand = new Hand();
    hand.grab({ time: 0, y: 0 });
    const moves: number[] = [];
    for (let frame = 1; frame <= 15; frame++) {
      hand.drag({ time: frame * 2 * STEP, y: frame * 6 });
      moves.push(hand.next((frame * 2 - 1) * STEP), hand.next(frame * 2 * STEP));
    }
    const steady = moves.slice(5, 20);
    expect(new Set(steady)).toEqual(new Set([-6]));
  });

  it('LK8.2 dips and flicks by keys within the bounds, the harder the longer they were held', () => {
    const fastest = [10, 40, 80].map((held) => {
      const hand = new Hand();
      hand.dip();
      const moves = Array.from({ length: 200 }, (_, step) => {
        if (step === held) hand.flick();
        return hand.next(step * STEP);
      });
      expect(faultOfTrace(moves)).toBeUndefined();
      expect(hand.raised).toBe(0);
      return Math.max(...moves);
    });
    expect(fastest).toEqual(fastest.toSorted((one, other) => one - other));
    expect(new Set(fastest).size).toBe(3);
  });

  it('forgets a dip whose keys were taken away', () => {
    const hand = new Hand();
    hand.dip();
    for (let step = 0; step < 10; step++) hand.next(step * STEP);
    hand.lose();
    const moves = Array.from({ length: 60 }, (_, step) => hand.next(step * STEP));
    expect(Math.max(...moves)).toBeLessThan(25);
    expect(hand.raised).toBe(0);
  });
});
