import { unreachable } from '@kast/kernel';
import { DIP, FLICK, flickSpeed } from './flick.ts';
import { PointerPath, type Seen } from './pointer-path.ts';
import { Wrist } from './wrist.ts';

/** Units of a trace for one pixel of the pointer: an easy flick of a thumb is half a turn. */
const PER_PIXEL = 2;
/** Sights of the pointer come late and unevenly: it is followed this many milliseconds behind. */
const BEHIND = 22;
/** The share of the way that a hand goes back to level in one step. */
const BACK = 0.15;

type Grip =
  | { readonly kind: 'level' }
  | { readonly kind: 'still' }
  | {
      readonly kind: 'held';
      readonly path: PointerPath;
      readonly y: number;
      readonly raised: number;
    }
  | { readonly kind: 'dipping'; steps: number }
  | { readonly kind: 'flicking'; readonly speed: number; step: number };

/**
 * The hand that holds the pan, led by a pointer or by keys. The pan follows a pointer; let go, the
 * hand stops and holds the pan level for the catch.
 */
export class Hand {
  #wrist = new Wrist();
  #grip: Grip = { kind: 'level' };

  get raised(): number {
    return this.#wrist.raised;
  }

  /** Nobody leads it. */
  get isFree(): boolean {
    return this.#grip.kind === 'level' || this.#grip.kind === 'still';
  }

  /** The speed of the flick that would follow now, where keys make the hand dip. */
  get drawn(): number | undefined {
    return this.#grip.kind === 'dipping' ? flickSpeed(this.#grip.steps) : undefined;
  }

  grab(at: Seen): void {
    const path = new PointerPath();
    path.see(at);
    this.#grip = { kind: 'held', path, y: at.y, raised: this.raised };
  }

  drag(at: Seen): void {
    if (this.#grip.kind === 'held') this.#grip.path.see(at);
  }

  letGo(): void {
    if (this.#grip.kind === 'held') this.#grip = { kind: 'level' };
  }

  /** The pointer or the keys were taken away: nobody knows what was meant. */
  lose(): void {
    if (this.#grip.kind === 'held') this.#grip = { kind: 'still' };
    if (this.#grip.kind === 'dipping') this.#grip = { kind: 'level' };
  }

  /** Held level again, at once and by nobody. */
  putLevel(): void {
    this.#wrist = new Wrist();
    this.#grip = { kind: 'level' };
  }

  dip(): void {
    if (this.isFree) this.#grip = { kind: 'dipping', steps: 0 };
  }

  flick(): void {
    if (this.#grip.kind !== 'dipping') return;
    this.#grip = { kind: 'flicking', speed: flickSpeed(this.#grip.steps), step: 0 };
  }

  /** The next entry of the trace. */
  next(time: number): number {
    const wrist = this.#wrist;
    const grip = this.#grip;
    switch (grip.kind) {
      case 'held': {
        const y = grip.path.yAt(time - BEHIND) ?? grip.y;
        return wrist.toward(grip.raised + Math.round((grip.y - y) * PER_PIXEL));
      }
      case 'dipping':
        grip.steps += 1;
        return wrist.toward(Math.max(-DIP.depth, wrist.raised - DIP.speed));
      case 'flicking': {
        const share = FLICK[grip.step];
        grip.step += 1;
        if (share !== undefined) return wrist.by(grip.speed * share);
        this.#grip = { kind: 'level' };
        return wrist.by(0);
      }
      case 'still':
        return wrist.by(0);
      case 'level':
        return wrist.by(towardLevel(wrist.raised));
      default:
        return unreachable(grip);
    }
  }
}

/** A good part of what is left, and at last all of it. */
function towardLevel(raised: number): number {
  return -Math.sign(raised) * Math.ceil(Math.abs(raised) * BACK);
}
