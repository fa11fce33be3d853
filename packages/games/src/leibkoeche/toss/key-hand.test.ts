import { describe, expect, it } from 'vitest';
import { type Aim, faultOfTrace, type Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { KeyHand } from './key-hand.ts';
import { openKitchen } from './kitchen.ts';

/** Where the pan turns at the bottom of its first and its third rocking. */
const BOTTOMS = [18, 58];

function heldFor(steps: number, aim: Aim): Trace {
  const hand = new KeyHand();
  return Array.from({ length: steps + 50 }, (_, step) => hand.step(step < steps ? aim : null));
}

function endOf(trace: Trace): number {
  return trace.reduce((raised, moved) => raised + moved, 0);
}

describe('a hand on the keyboard', async () => {
  const kitchen = await openKitchen();

  it('LK8.1 let go at the bottom of the rocking, each key makes its turn', () => {
    for (const steps of BOTTOMS) {
      const half = fly(kitchen, heldFor(steps, 'half'), 'normal').landing;
      expect(half).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
      const full = fly(kitchen, heldFor(steps, 'full'), 'normal').landing;
      expect(full).toEqual({ halfTurns: 2, where: 'pan', flipped: false });
    }
  });

  it('LK8.4 let go at the top it misses a normal pan, and a large one catches half a turn', () => {
    const trace = heldFor(28, 'half');
    expect(fly(kitchen, trace, 'normal').landing.where).toBe('beside');
    expect(fly(kitchen, trace, 'large').landing.where).toBe('pan');
  });

  it('LK8.3 keeps the pancake on the pan as long as the key is down', () => {
    const toss = kitchen.begin('small');
    const hand = new KeyHand();
    for (let step = 0; step < 300; step++) toss.step(hand.step('full'));
    expect(toss.tossed).toBe(false);
    toss.free();
  });

  it('LK8.2 gives a legal trace whenever the key is let go, and comes back to level', () => {
    for (let steps = 1; steps <= 100; steps++) {
      const trace = heldFor(steps, 'full');
      expect(faultOfTrace(trace)).toBeUndefined();
      expect(endOf(trace)).toBe(0);
    }
  });

  it('stays level while no key is pressed', () => {
    expect(heldFor(0, 'half').every((moved) => moved === 0)).toBe(true);
  });
});
