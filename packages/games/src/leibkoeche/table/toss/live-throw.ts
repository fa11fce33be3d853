import { clampMove, MOST_STEPS, type Pan, type Trace } from '../../rules/index.ts';
import { type Kitchen, type Landing, type Moment, raisedBy, type Throw } from '../../toss/index.ts';
import { LiveHand } from './live-hand.ts';
import { AT_REST } from './projection.ts';

/** Steps that the hand has been still for, with the pancake on the pan. */
const WAITED = 24;
/** After so many steps a hand that waits begins anew where it is, and one that dithers at level. */
const LONG = MOST_STEPS - 200;
const TOO_LONG = MOST_STEPS - 60;
/** How quickly the pan is brought to where somebody waits with it, and the steps to settle there. */
const BRINGING = 6;
const SETTLING = 6;

/**
 * LK8.1: a toss while it is made. It is recorded from the first movement on; whoever hesitates loses
 * neither time nor throw, as long as the pancake has not been tossed. LK8.5
 */
export class LiveThrow {
  readonly hand = new LiveHand();
  moment: Moment = AT_REST;
  /** The fastest step of the last flick so far. */
  strength = 0;
  /** It has left the pan, and was not seen to lie there again: what comes now may be the result. */
  isTossed = false;

  readonly #kitchen: Kitchen;
  readonly #pan: Pan;
  #toss: Throw | undefined;
  #moves: number[] = [];
  #raised = 0;
  #still = 0;
  #isRising = false;

  constructor(kitchen: Kitchen, pan: Pan) {
    this.#kitchen = kitchen;
    this.#pan = pan;
  }

  /** Nobody moves the pan, and nothing has been tossed. */
  get isIdle(): boolean {
    return this.#toss === undefined && !this.hand.isHeld;
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
    const moved = this.hand.step(time);
    if (!this.#toss && moved === 0) return;
    this.#toss ??= this.#kitchen.begin(this.#pan);
    this.#enter(this.#toss, moved);
    if (this.#hasLeft) {
      this.isTossed = true;
      return;
    }
    if (moved > 0) this.strength = this.#isRising ? Math.max(this.strength, moved) : moved;
    this.#isRising = moved > 0;
    this.#still = moved === 0 ? this.#still + 1 : 0;
    // A hop is no toss: after that it can be put away again.
    if (this.#still >= WAITED) this.isTossed = false;
    this.#beginAnew();
  }

  /** Whatever led the hand is gone: keys are let go unmeant, a pointer leaves the pan where it is. */
  lose(): void {
    if (this.hand.lose() && !this.#hasLeft) this.#drop();
  }

  free(): void {
    this.#toss?.free();
    this.#toss = undefined;
  }

  get #hasLeft(): boolean {
    return this.#toss?.tossed === true || this.moment.touches !== 'pan';
  }

  #beginAnew(): void {
    const steps = this.#moves.length;
    const hasWaited = this.#still >= WAITED;
    if (hasWaited && this.#raised === 0) this.#beginAt(0);
    else if (hasWaited && steps >= LONG) this.#beginAt(this.#raised);
    else if (steps >= TOO_LONG) this.#drop();
  }

  #enter(toss: Throw, moved: number): void {
    this.moment = toss.step(moved);
    this.#raised = raisedBy(this.#raised, moved);
    if (this.#moves.length < MOST_STEPS) this.#moves.push(moved);
  }

  /** As if the pan had been brought here at once. */
  #beginAt(raised: number): void {
    this.free();
    this.#moves = [];
    this.#raised = 0;
    this.#still = 0;
    this.moment = AT_REST;
    if (raised === 0) {
      this.hand.putLevel();
      this.isTossed = false;
      return;
    }
    this.#toss = this.#kitchen.begin(this.#pan);
    for (const moved of wayTo(raised)) this.#enter(this.#toss, moved);
  }

  #drop(): void {
    this.strength = 0;
    this.#beginAt(0);
  }
}

function wayTo(raised: number): readonly number[] {
  const moves: number[] = [];
  for (let at = 0; at !== raised; at += moves.at(-1) ?? 0) {
    const rest = raised - at;
    const wanted = Math.sign(rest) * Math.min(BRINGING, Math.abs(rest));
    moves.push(clampMove(moves.at(-1) ?? 0, wanted));
  }
  return [...moves, ...Array.from({ length: SETTLING }, () => 0)];
}
