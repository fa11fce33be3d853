import { MOST_STEPS, type Pan, type Trace } from '../../rules/index.ts';
import type { Kitchen, Landing, Moment, Throw } from '../../toss/index.ts';
import { Hand } from './hand.ts';
import { AT_REST } from './projection.ts';
import { Wrist } from './wrist.ts';

/** Steps that the hand has been still for, with the pancake on the pan: as if it had just begun. */
const WAITED = 24;
/** A hand that only plays with the pan is not kept to what it did. */
const DITHERED = 200;
/** How quickly the pan is brought to where somebody waits with it, and the steps to settle there. */
const DIPPING = 12;
const SETTLING = 6;

/**
 * LK8.1: a toss while it is made. It is recorded from the first movement on; whoever hesitates loses
 * neither time nor throw: as long as the pancake has not been tossed, a still hand begins anew.
 */
export class LiveThrow {
  readonly hand = new Hand();
  moment: Moment = AT_REST;
  /** The fastest step of the flick so far, or what the keys have drawn. */
  strength = 0;

  readonly #kitchen: Kitchen;
  readonly #pan: Pan;
  #toss: Throw | undefined;
  #moves: number[] = [];
  #still = 0;

  constructor(kitchen: Kitchen, pan: Pan) {
    this.#kitchen = kitchen;
    this.#pan = pan;
  }

  /** Nobody moves the pan, and nothing has been tossed. */
  get isIdle(): boolean {
    return this.#toss === undefined && this.hand.isFree;
  }

  /** What comes now is the result. */
  get isTossed(): boolean {
    return this.#toss?.tossed === true || this.moment.touches === null;
  }

  get landing(): Landing | undefined {
    return this.#toss?.landing;
  }

  /** LK8.2: the input, as it is sent: a hand that is still at the end need not be told. */
  get trace(): Trace {
    const last = this.#moves.findLastIndex((moved) => moved !== 0);
    return this.#moves.slice(0, Math.max(last + 1, SETTLING));
  }

  step(time: number): void {
    if (this.landing) return;
    const moved = this.hand.next(time);
    if (!this.#toss && moved === 0) return;
    this.#toss ??= this.#kitchen.begin(this.#pan);
    this.#enter(this.#toss, moved);
    if (this.#toss.tossed || this.moment.touches !== 'pan') return;
    this.#weigh(moved);
    this.#still = moved === 0 ? this.#still + 1 : 0;
    if (this.#still >= WAITED) this.#beginAt(this.hand.raised);
    else if (this.#moves.length >= DITHERED) this.#dropIt();
  }

  free(): void {
    this.#toss?.free();
    this.#toss = undefined;
  }

  #enter(toss: Throw, moved: number): void {
    this.moment = toss.step(moved);
    if (this.#moves.length < MOST_STEPS) this.#moves.push(moved);
  }

  #weigh(moved: number): void {
    const { drawn } = this.hand;
    if (drawn !== undefined) this.strength = drawn;
    else this.strength = moved > 0 ? Math.max(this.strength, moved) : 0;
  }

  /** As if the pan had been brought here at once. */
  #beginAt(raised: number): void {
    this.free();
    this.#moves = [];
    this.#still = 0;
    this.moment = AT_REST;
    if (raised === 0) return;
    this.#toss = this.#kitchen.begin(this.#pan);
    for (const moved of wayTo(raised)) this.#enter(this.#toss, moved);
  }

  #dropIt(): void {
    this.hand.putLevel();
    this.strength = 0;
    this.#beginAt(0);
  }
}

function wayTo(raised: number): readonly number[] {
  const wrist = new Wrist();
  const moves: number[] = [];
  while (wrist.raised !== raised) {
    const rest = raised - wrist.raised;
    moves.push(wrist.by(Math.sign(rest) * Math.min(DIPPING, Math.abs(rest))));
  }
  return [...moves, ...Array.from({ length: SETTLING }, () => wrist.by(0))];
}
