import { seededRandom } from '@kast/kernel';
import { expect, it } from 'vitest';
import { PANS, STEP } from '../../rules/index.ts';
import { fly, openKitchen, type WristFault, wristFault } from '../../toss/index.ts';
import { ZONES } from '../../toss/zones.ts';
import { LiveThrow } from './live-throw.ts';

/** A swipe as people make them, good or bad: down, a wait, up, and on from there. */
function swipe(live: LiveThrow, stretches: readonly (readonly [far: number, steps: number])[]) {
  let [y, time] = [0, 0];
  const step = (): void => {
    time += STEP;
    live.step(time);
  };
  live.hand.grab(time, y);
  for (const [far, steps] of stretches) {
    for (let done = 0; done < steps && !live.landing; done++) {
      y += far / steps;
      live.hand.drag(time + STEP, y);
      step();
    }
  }
  live.hand.letGo(time);
  for (let rest = 0; rest < 600 && !live.landing && !live.isIdle; rest++) step();
}

function isSoByTheGauge(fault: WristFault, strength: number): boolean {
  const { half, full } = ZONES;
  switch (fault) {
    case 'too-soft':
      return strength < half.least;
    case 'too-hard':
      return strength > full.most;
    case 'between-turns':
      return [half, full].every(({ least, most }) => strength < least || strength > most);
    default:
      return true;
  }
}

it('LK3.1 the words of a result never say otherwise than the gauge', async () => {
  const kitchen = await openKitchen();
  const random = seededRandom('thumbs');
  const failed: string[] = [];
  const wrong: unknown[] = [];
  for (let toss = 0; toss < 240; toss++) {
    const pan = PANS[toss % PANS.length] ?? 'normal';
    const live = new LiveThrow(kitchen, pan);
    swipe(live, [
      [random.below(80), 6 + random.below(30)],
      [0, random.below(20)],
      [-60 - random.below(280), 4 + random.below(12)],
      [random.below(100) - 40, 5 + random.below(30)],
    ]);
    const { strength, landing } = live;
    const fault = landing && wristFault(strength, fly(kitchen, live.trace, pan), pan);
    live.free();
    if (fault === undefined) continue;
    failed.push(fault);
    if (!isSoByTheGauge(fault, strength)) wrong.push([fault, strength]);
  }
  expect(wrong).toEqual([]);
  expect(failed.length).toBeGreaterThan(80);
  expect(failed).toContain('too-soft');
  expect(failed).toContain('too-hard');
});
