import { describe, expect, it } from 'vitest';
import type { Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { openKitchen } from './kitchen.ts';
import { LONGEST_FLIGHT } from './landing.ts';
import { strokeTrace } from './stroke.ts';

function flick(speed: number): Trace {
  return strokeTrace({ speed, release: 115, level: 0 });
}

describe('a toss by hand', async () => {
  const kitchen = await openKitchen();

  it('LK8.3 a gentle flick makes half a turn and shows the other face', () => {
    expect(fly(kitchen, flick(45), 'small').landing).toEqual({
      halfTurns: 1,
      where: 'pan',
      flipped: true,
    });
  });

  it('LK8.3 a firm flick makes a full turn and shows the same face', () => {
    expect(fly(kitchen, flick(66), 'small').landing).toEqual({
      halfTurns: 2,
      where: 'pan',
      flipped: false,
    });
  });

  it('LK3.5 a small hop is no turn', () => {
    expect(fly(kitchen, flick(28), 'normal').landing).toMatchObject({ halfTurns: 0, where: 'pan' });
  });

  it('LK8.3 a pan that is only jiggled keeps its pancake until the time is up', () => {
    const jiggle = Array.from({ length: 300 }, (_, step) => (step % 8 < 4 ? 4 : -4));
    const { moments, landing } = fly(kitchen, jiggle, 'normal');
    expect(landing).toEqual({ halfTurns: 0, where: 'pan', flipped: false });
    expect(moments).toHaveLength(LONGEST_FLIGHT);
  });

  it('LK8.1 the same input gives the same flight, also step by step', () => {
    const trace = flick(52);
    const flight = fly(kitchen, trace, 'normal');
    expect(fly(kitchen, trace, 'normal')).toEqual(flight);
    const toss = kitchen.begin('normal');
    const live = flight.moments.map((_, step) => toss.step(trace[step] ?? 0));
    expect(live).toEqual(flight.moments);
    expect(toss.landing).toEqual(flight.landing);
    toss.free();
  });
});
