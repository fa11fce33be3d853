import { unreachable } from '@kast/kernel';
import type { Aim } from '../../rules/index.ts';
import { KeyHand, MotionHand, PointerHand } from '../../toss/index.ts';

/** Pixels of the pointer for a decimetre of the pan: an easy flick of a thumb makes half a turn. */
const PIXELS = 55;
/** Reports of a pointer come late: it is followed this many milliseconds behind. */
const BEHIND = 22;
/** A phone that turns faster than this is moved on purpose, in degrees a second. */
const MEANT = 40;

type Held =
  | { readonly by: 'pointer'; readonly hand: PointerHand; readonly isDown: boolean }
  | { readonly by: 'keys'; readonly hand: KeyHand; readonly down: Aim | null }
  | { readonly by: 'motion'; readonly hand: MotionHand };

/** LK8.1: a pan that waits for a hand: whichever takes it first, a pointer, a key or the phone's own turning, has it. */
export class LiveHand {
  #held: Held | undefined;

  /** Something leads it now. */
  get isHeld(): boolean {
    if (!this.#held) return false;
    switch (this.#held.by) {
      case 'pointer':
        return this.#held.isDown;
      case 'keys':
        return this.#held.down !== null;
      case 'motion':
        return true;
      default:
        return unreachable(this.#held);
    }
  }

  grab(time: number, y: number): void {
    if (this.#held && this.#held.by !== 'pointer') return;
    const hand = this.#held?.hand ?? new PointerHand();
    hand.grab(time, -y / PIXELS);
    this.#held = { by: 'pointer', hand, isDown: true };
  }

  drag(time: number, y: number): void {
    if (this.#held?.by === 'pointer' && this.#held.isDown) this.#held.hand.drag(time, -y / PIXELS);
  }

  letGo(time: number): void {
    if (this.#held?.by !== 'pointer') return;
    const { hand } = this.#held;
    hand.letGo(time);
    this.#held = { by: 'pointer', hand, isDown: false };
  }

  press(aim: Aim): void {
    if (this.#held) return;
    this.#held = { by: 'keys', hand: new KeyHand(), down: aim };
  }

  release(aim: Aim): void {
    if (this.#held?.by !== 'keys' || this.#held.down !== aim) return;
    this.#held = { by: 'keys', hand: this.#held.hand, down: null };
  }

  /** The phone turns, in degrees a second. */
  turn(time: number, rate: number): void {
    if (!this.#held && Math.abs(rate) > MEANT)
      this.#held = { by: 'motion', hand: new MotionHand() };
    if (this.#held?.by === 'motion') this.#held.hand.turn(time, rate);
  }

  /** What led it is gone. True where it cannot be known what was meant. */
  lose(): boolean {
    const held = this.#held;
    if (held?.by === 'pointer') this.#held = { ...held, isDown: false };
    return held?.by === 'keys' && held.down !== null;
  }

  putLevel(): void {
    this.#held = undefined;
  }

  /** The next entry of the trace. */
  step(time: number): number {
    const held = this.#held;
    if (!held) return 0;
    return held.by === 'keys' ? held.hand.step(held.down) : held.hand.step(time - BEHIND);
  }
}
