import { describe, expect, it } from 'vitest';
import { STEP } from '../../rules/index.ts';
import { Stepper } from './stepper.ts';

/** How many steps are made when the screen is drawn at these moments. */
function stepsAt(times: readonly number[]): readonly number[] {
  const stepper = new Stepper();
  return times.map((time) => stepper.due(time).length);
}

describe('the stepper', () => {
  it('makes one step for each frame of a screen with sixty frames a second', () => {
    expect(stepsAt([100, 116.7, 133.3, 150, 166.7])).toEqual([0, 1, 1, 1, 1]);
  });

  it('makes up for a late frame and does not hurry after an early one', () => {
    expect(stepsAt([0, 16.7, 48, 50.1, 66.7])).toEqual([0, 1, 1, 1, 1]);
    expect(stepsAt([0, 16, 33.5, 49, 67])).toEqual([0, 1, 1, 1, 1]);
  });

  it('makes two steps a frame on a screen half as fast, and none in between on a faster one', () => {
    expect(stepsAt([0, 33.3, 66.7, 100])).toEqual([0, 2, 2, 2]);
    expect(stepsAt([0, 8.3, 16.7, 25, 33.3])).toEqual([0, 0, 1, 0, 1]);
  });

  it('keeps count over a minute of uneven frames', () => {
    const stepper = new Stepper();
    let made = 0;
    for (let time = 0, frame = 0; time <= 60_000; frame++, time += 9 + (frame % 5) * 4) {
      made += stepper.due(time).length;
    }
    expect(made).toBeGreaterThan(3595);
    expect(made).toBeLessThanOrEqual(3601);
  });

  it('leaves out what a stalled page has missed, and goes on at the usual pace', () => {
    expect(stepsAt([0, 2000, 2016.7])).toEqual([0, 6, 1]);
  });

  it('tells the moment of each step, one step apart', () => {
    const stepper = new Stepper();
    stepper.due(1000);
    const [first = 0, second = 0] = stepper.due(1034);
    expect(first).toBeCloseTo(1000 + STEP);
    expect(second - first).toBeCloseTo(STEP);
  });
});
