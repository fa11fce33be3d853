import type { Random } from '@kast/kernel';
import { type Aim, STEP, type Trace } from '../src/leibkoeche/rules/index.ts';
import { straying } from '../src/leibkoeche/toss/hand.ts';
import { KeyHand } from '../src/leibkoeche/toss/key-hand.ts';
import { PointerHand } from '../src/leibkoeche/toss/pointer-hand.ts';

/** A key, held for two rockings of the pan and let go at the bottom, 40 ms early or late. */
export function tossByKey(aim: Aim, random: Random): Trace {
  const bottom = 38;
  const held = Math.round(bottom + 2.5 * straying(random));
  const hand = new KeyHand();
  return Array.from({ length: held + 45 }, (_, step) => hand.step(step < held ? aim : null));
}

interface Swipe {
  /** How far it draws the pan down first, in decimetres. */
  readonly dip: number;
  /** In decimetres a second. */
  readonly speed: number;
  /** Milliseconds to come to that speed. */
  readonly quickening: number;
}

const SWIPES: Readonly<Record<Aim, Swipe>> = {
  half: { dip: 0.25, speed: 25, quickening: 90 },
  full: { dip: 0.8, speed: 36, quickening: 90 },
};
/** When the finger has drawn the pan down, and when it begins to flick, in milliseconds. */
const DRAWN = 220;
const FLICKS = 280;
/** How often a screen reports a finger, in milliseconds. */
const PACE = 8;

/** A finger on the screen: draws the pan down, flicks and leaves the glass, none of it exactly. */
export function tossByFinger(aim: Aim, random: Random): Trace {
  const meant = SWIPES[aim];
  const swipe = {
    dip: Math.max(0, meant.dip + 0.25 * straying(random)),
    speed: meant.speed * (1 + 0.08 * straying(random)),
    quickening: meant.quickening * (1 + 0.1 * straying(random)),
  };
  const leaves = FLICKS + 1.3 * swipe.quickening;
  const hand = new PointerHand();
  hand.grab(0, 0);
  let reported = 0;
  return Array.from({ length: 75 }, (_, step) => {
    const now = step * STEP;
    for (; reported + PACE <= Math.min(now + STEP, leaves); reported += PACE) {
      hand.drag(reported + PACE, heightOf(swipe, reported + PACE));
    }
    if (now + STEP > leaves) hand.letGo(leaves);
    return hand.step(now);
  });
}

function heightOf({ dip, speed, quickening }: Swipe, time: number): number {
  const down = Math.min(1, time / DRAWN);
  const up = Math.max(0, time - FLICKS) / quickening;
  const rising = Math.min(1, up);
  const risen = rising ** 3 - rising ** 4 / 2 + (up - rising);
  return (speed / 1000) * quickening * risen - dip * down * down * (3 - 2 * down);
}
