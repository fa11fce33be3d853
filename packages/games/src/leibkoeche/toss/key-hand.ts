import type { Aim } from '../rules/index.ts';
import { type Hold, LEVEL, reach } from './reaching.ts';

/** From level to the top of the rocking. */
const RISE_TO_ROCK = [2, 4, 6, 8, 8, 6, 4, 2];

/** One rocking of the pan: falling no faster than the pancake does, and turning sharply at the bottom. */
const ROCK = [-1, -3, -5, -7, -8, -10, -12, -14, -16, -17, 17, 16, 14, 12, 10, 8, 7, 5, 3, 1];

/** Both throw straight up from the bottom of the rocking. */
const FLICKS: Readonly<Record<Aim, readonly number[]>> = {
  half: [9, 25, 38, 45, 45, 30, 15, 5],
  full: [12, 32, 52, 66, 50, 30, 13],
};

/**
 * LK8.1: keys that hold the pan, one for half a turn and one for a full turn. While one is down the pan
 * rocks; the hand flicks when it is let go. At the bottom of the rocking the pancake goes straight up,
 * earlier or later it goes astray.
 */
export class KeyHand {
  #hold: Hold = LEVEL;
  #rocked = 0;
  #aim: Aim | null = null;
  /** What is left of the flick, once the key has been let go. */
  #flick: readonly number[] | undefined;

  /** The next entry of the trace. One toss: after the flick no key does anything. */
  step(down: Aim | null): number {
    if (!this.#flick && this.#aim && !down) this.#flick = FLICKS[this.#aim];
    if (!this.#flick) this.#aim = down;
    this.#hold = reach(this.#hold, this.#target());
    return this.#hold.moved;
  }

  #target(): number {
    const { raised } = this.#hold;
    if (this.#flick) {
      const [moved, ...rest] = this.#flick;
      this.#flick = rest;
      return moved === undefined ? 0 : raised + moved;
    }
    return this.#aim ? raised + this.#rock() : 0;
  }

  #rock(): number {
    const step = this.#rocked - RISE_TO_ROCK.length;
    this.#rocked += 1;
    return (step < 0 ? RISE_TO_ROCK.at(step) : ROCK[step % ROCK.length]) ?? 0;
  }
}
