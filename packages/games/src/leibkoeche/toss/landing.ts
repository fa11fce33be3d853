import { MOST_STEPS } from '../rules/index.ts';
import type { Touch } from './contacts.ts';

/** LK8.3: how a toss ended. */
export interface Landing {
  /** Made between leaving the pan and touching anything. */
  readonly halfTurns: number;
  readonly where: 'pan' | 'beside';
  /** The face that was down is up. */
  readonly flipped: boolean;
}

/** One glance at the pancake. */
export interface Glance {
  /** Seen from the pan's pivot. */
  readonly x: number;
  readonly y: number;
  /** Whatever the pan does. */
  readonly height: number;
  /** From −π to π. */
  readonly angle: number;
  readonly panAngle: number;
  readonly touch: Touch;
}

/** LK8.3: the longest trace, and four seconds to come to rest. */
export const LONGEST_FLIGHT = MOST_STEPS + 240;

/** A flight that rises less is no toss: a pan that is lowered quickly leaves the pancake behind, too. */
export const HOP = 0.7;
/** Glances without stirring that make a rest: a quarter of a second. */
const STILL = 60;
const STIR = { turn: 0.004, shift: 0.04 };
/** Steeper than this, as a share of a half turn, a pancake stands on its edge. */
const ON_EDGE = 0.35;

/** A pancake in the air: how it lay and how high it was when it left, and its highest since. */
interface Rising {
  readonly halves: number;
  readonly height: number;
  top: number;
}

/** Follows a pancake from the pan to its rest. */
export class Watch {
  landing: Landing | undefined;
  tossed = false;

  #last: Glance | undefined;
  /** All that it has turned since the beginning. */
  #turned = 0;
  #halfTurns = 0;
  #flight: Rising | undefined;
  #still = 0;

  see(glance: Glance): void {
    if (this.landing) return;
    const last = this.#last ?? glance;
    this.#last = glance;
    this.#turned += turnBetween(last.angle, glance.angle);
    this.#follow(glance, glance.height > last.height);
    this.#still = glance.touch && !stirs(last, glance) ? this.#still + 1 : 0;
    if (this.tossed && this.#still >= STILL) this.#land(glance);
  }

  /** Ends the watch when the time is up. */
  stepped(steps: number): void {
    if (this.landing || steps < LONGEST_FLIGHT || !this.#last) return;
    this.#land({ ...this.#last, touch: this.#atRest ? this.#last.touch : null });
  }

  get #atRest(): boolean {
    return this.#still >= STILL;
  }

  #follow(glance: Glance, rising: boolean): void {
    if (this.tossed) return;
    const { touch, height } = glance;
    if (touch === null) {
      this.#flight ??= { halves: this.#halves(glance.panAngle), height, top: height };
      this.#flight.top = Math.max(this.#flight.top, height);
      return;
    }
    if (!this.#flight) return;
    const { halves, height: left, top } = this.#flight;
    const risen = top - left >= HOP;
    // Brushing the side of the pan on the way up is still leaving it.
    if (touch === 'pan' && rising) {
      if (!risen) this.#flight = undefined;
      return;
    }
    this.#flight = undefined;
    this.tossed = risen || touch === 'table';
    if (this.tossed) this.#halfTurns = Math.abs(this.#halves(groundOf(glance)) - halves);
  }

  /** Half turns since the beginning, as seen from a ground with this angle. */
  #halves(ground: number): number {
    return Math.round((this.#turned - ground) / Math.PI);
  }

  #land(glance: Glance): void {
    const halves = (this.#turned - groundOf(glance)) / Math.PI;
    const standing = Math.abs(halves - Math.round(halves)) > ON_EDGE;
    this.landing = {
      halfTurns: this.#halfTurns,
      where: glance.touch === 'pan' && !standing ? 'pan' : 'beside',
      flipped: Math.round(halves) % 2 !== 0,
    };
  }
}

/** The angle of what the pancake touches. */
function groundOf({ touch, panAngle }: Glance): number {
  return touch === 'pan' ? panAngle : 0;
}

/** The shorter way round. */
function turnBetween(from: number, to: number): number {
  const turn = to - from;
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** On the pan it is compared with the pan, which a hand never holds quite still. */
function stirs(last: Glance, glance: Glance): boolean {
  if (glance.touch === 'pan') {
    const turn = turnBetween(last.angle - last.panAngle, glance.angle - glance.panAngle);
    return Math.abs(turn) > STIR.turn || Math.abs(away(glance) - away(last)) > STIR.shift;
  }
  const shift = Math.abs(glance.x - last.x) + Math.abs(glance.height - last.height);
  return Math.abs(turnBetween(last.angle, glance.angle)) > STIR.turn || shift > STIR.shift;
}

/** From the pivot, squared: it stays the same however the pan turns. */
function away({ x, y }: Glance): number {
  return x * x + y * y;
}
