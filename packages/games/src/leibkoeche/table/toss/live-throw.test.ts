import { describe, expect, it } from 'vitest';
import { faultOfTrace, STEP } from '../../rules/index.ts';
import { fly, openKitchen } from '../../toss/index.ts';
import { LiveThrow } from './live-throw.ts';

type Told = Record<number, (time: number) => void>;

/** Makes steps, with what the hand is told at some of them, until it has landed. */
function makeSteps(live: LiveThrow, told: Told, most = 900): void {
  for (let step = 0; step < most && !live.landing; step++) {
    told[step]?.(step * STEP);
    live.step(step * STEP);
  }
}

/** A thumb that draws down 30 pixels, waits, and flicks up 120 pixels within an eighth of a second. */
function swipe(live: LiveThrow, waits: number, most = 900): void {
  const told: Told = { 0: (time) => live.hand.grab(time, 0) };
  for (let step = 1; step <= 15; step++) told[step] = (time) => live.hand.drag(time, step * 2);
  [4, 16, 36, 60, 84, 104, 116, 120].forEach((height, index) => {
    told[15 + waits + index] = (time) => live.hand.drag(time, 30 - height);
  });
  told[23 + waits] = (time) => live.hand.letGo(time);
  makeSteps(live, told, most);
}

describe('a toss while it is made', async () => {
  const kitchen = await openKitchen();

  it('LK8.1 an easy flick of the thumb makes half a turn, and what was seen is what its trace gives', () => {
    const live = new LiveThrow(kitchen, 'normal');
    swipe(live, 4);
    expect(live.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
    expect(faultOfTrace(live.trace)).toBeUndefined();
    expect(fly(kitchen, live.trace, 'normal').landing).toEqual(live.landing);
    live.free();
  });

  it('LK8.1 so does a key that is let go at the bottom of the rocking', () => {
    const live = new LiveThrow(kitchen, 'normal');
    makeSteps(live, { 5: () => live.hand.press('half'), 23: () => live.hand.release('half') });
    expect(live.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
    expect(fly(kitchen, live.trace, 'normal').landing).toEqual(live.landing);
    live.free();
  });

  it('LK8.1 so does a phone that is flicked, and one that only trembles has not thrown', () => {
    const live = new LiveThrow(kitchen, 'large');
    const flick = [
      -16, -32, -38, -38, -32, -16, 0, 62, 170, 264, 310, 295, 186, 31, -46, -93, -124,
    ];
    const told: Told = {};
    for (let step = 0; step < 120; step++) {
      const rate = flick[step - 60] ?? 12;
      told[step] = (time) => live.hand.turn(time, rate);
    }
    makeSteps(live, told, 60);
    expect(live.isIdle).toBe(true);
    makeSteps(live, told);
    expect(live.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
    expect(fly(kitchen, live.trace, 'large').landing).toEqual(live.landing);
    live.free();
  });

  it('records nothing before the first movement', () => {
    const live = new LiveThrow(kitchen, 'normal');
    makeSteps(live, {}, 300);
    expect(live.isIdle).toBe(true);
    expect(live.moment.touches).toBe('pan');
  });

  it('LK8.5 a hand that dips and waits has as much time as it likes', () => {
    const live = new LiveThrow(kitchen, 'normal');
    swipe(live, 1500, 2400);
    expect(live.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
    expect(faultOfTrace(live.trace)).toBeUndefined();
    expect(fly(kitchen, live.trace, 'normal').landing).toEqual(live.landing);
    live.free();
  });

  it('LK8.5 a hand that only plays with the pan has not thrown', () => {
    const live = new LiveThrow(kitchen, 'normal');
    live.hand.grab(0, 0);
    for (let step = 0; step < 420; step++) {
      live.hand.drag(step * STEP, 12 * Math.sin(step / 9));
      live.step(step * STEP);
    }
    expect(live.isIdle).toBe(true);
    expect(live.landing).toBeUndefined();
  });

  it('LK8.5 a hop is taken for a toss only until it lies still again', () => {
    const live = new LiveThrow(kitchen, 'normal');
    const seen: boolean[] = [];
    live.hand.grab(0, 0);
    for (let step = 1; step < 120; step++) {
      // Lowered quickly, the pan leaves the pancake behind.
      live.hand.drag(step * STEP, step < 30 ? -4 * step : Math.min(0, 40 * (step - 33)));
      live.step(step * STEP);
      seen.push(live.isTossed);
    }
    expect(seen).toContain(true);
    expect(live.isTossed).toBe(false);
    // How soft it was can still be read.
    expect(live.strength).toBeGreaterThan(0);
    expect(live.landing).toBeUndefined();
    live.free();
  });

  it('LK8.5 keys that were taken away have not thrown', () => {
    const live = new LiveThrow(kitchen, 'normal');
    makeSteps(live, { 0: () => live.hand.press('full'), 30: () => live.lose() }, 200);
    expect(live.isIdle).toBe(true);
    expect(live.landing).toBeUndefined();
  });

  it('a pointer that was taken away leaves the pan where it is, until it is grabbed again', () => {
    const live = new LiveThrow(kitchen, 'normal');
    const told: Told = { 0: (time) => live.hand.grab(time, 0), 30: () => live.lose() };
    for (let step = 1; step <= 15; step++) told[step] = (time) => live.hand.drag(time, step);
    makeSteps(live, told, 200);
    expect(live.moment.pan.angle).toBeLessThan(-0.02);
    const { angle } = live.moment.pan;
    live.hand.grab(200 * STEP, 400);
    for (let step = 200; step < 210; step++) live.step(step * STEP);
    expect(live.moment.pan.angle).toBe(angle);
    live.free();
  });

  it('tells how strong the flick was', () => {
    const live = new LiveThrow(kitchen, 'normal');
    swipe(live, 4);
    expect(live.strength).toBeGreaterThan(35);
    expect(live.strength).toBeLessThan(60);
    live.free();
  });
});
