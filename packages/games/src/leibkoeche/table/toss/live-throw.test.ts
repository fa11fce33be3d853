import { describe, expect, it } from 'vitest';
import { faultOfTrace } from '../../rules/index.ts';
import { fly, openKitchen } from '../../toss/index.ts';
import { LiveThrow } from './live-throw.ts';
import { STEP } from './stepper.ts';

/** Makes steps, with what the hand is told at some of them, until it has landed. */
function toss(live: LiveThrow, told: Readonly<Record<number, () => void>>, most = 900): number {
  for (let step = 0; step < most; step++) {
    told[step]?.();
    live.step(step * STEP);
    if (live.landing) return step;
  }
  return most;
}

describe('a toss while it is made', async () => {
  const kitchen = await openKitchen();
  const byKeys = (live: LiveThrow, from: number, held: number) => ({
    [from]: () => live.hand.dip(),
    [from + held]: () => live.hand.flick(),
  });

  it('LK8.1 what was seen is what its trace gives', () => {
    const live = new LiveThrow(kitchen, 'large');
    toss(live, byKeys(live, 3, 34));
    expect(live.landing).toEqual(fly(kitchen, live.trace, 'large').landing);
    expect(faultOfTrace(live.trace)).toBeUndefined();
    expect(live.landing).toMatchObject({ halfTurns: 1, where: 'pan' });
    live.free();
  });

  it('records nothing before the first movement', () => {
    const live = new LiveThrow(kitchen, 'normal');
    toss(live, {}, 300);
    expect(live.isIdle).toBe(true);
    expect(live.moment.touches).toBe('pan');
  });

  it('LK8.5 a hand that dips and waits has as much time as it likes', () => {
    const live = new LiveThrow(kitchen, 'large');
    const drag = (y: number, time: number) => live.hand.drag({ time, y });
    const told: Record<number, () => void> = { 0: () => live.hand.grab({ time: 0, y: 0 }) };
    for (let step = 1; step <= 20; step++) told[step] = () => drag(step * 4, step * STEP);
    const rise = [2, 8, 20, 38, 62, 88, 108, 120];
    rise.forEach((height, index) => {
      const step = 700 + index;
      told[step] = () => drag(80 - height, step * STEP);
    });
    told[708] = () => live.hand.letGo();
    toss(live, told, 1200);
    expect(live.landing).toBeDefined();
    expect(faultOfTrace(live.trace)).toBeUndefined();
    expect(live.landing).toEqual(fly(kitchen, live.trace, 'large').landing);
    expect(live.landing?.halfTurns).toBeGreaterThan(0);
    live.free();
  });

  it('LK8.5 a hand that only plays with the pan has not thrown', () => {
    const live = new LiveThrow(kitchen, 'normal');
    live.hand.grab({ time: 0, y: 0 });
    for (let step = 0; step < 400; step++) {
      live.hand.drag({ time: step * STEP, y: 20 * Math.sin(step / 9) });
      live.step(step * STEP);
    }
    expect(live.isIdle).toBe(true);
    expect(live.landing).toBeUndefined();
  });

  it('tells how strong the flick is, and will be', () => {
    const live = new LiveThrow(kitchen, 'normal');
    live.hand.dip();
    for (let step = 0; step < 40; step++) live.step(step * STEP);
    const drawn = live.strength;
    expect(drawn).toBeGreaterThan(30);
    live.hand.flick();
    for (let step = 40; step < 60; step++) live.step(step * STEP);
    expect(Math.abs(live.strength - drawn)).toBeLessThan(3);
    live.free();
  });
});
