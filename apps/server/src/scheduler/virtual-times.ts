import type { MonotonicClock } from './clock.ts';

interface Account {
  time: number;
  usedAt: number;
  readonly parts: VirtualTimes;
}

/** Who has used nothing for so long owes nothing any more. In milliseconds. */
const RECENT = 60_000;

/**
 * Start-time fair queueing (Goyal, Vin and Cheng 1996): everybody has a virtual time that grows by what
 * was used, and whose is least comes next. Who comes back after a rest begins where the others are now:
 * nobody saves up for later by staying away. Accounts have parts, which share what is their owner's.
 */
export class VirtualTimes {
  readonly #clock: MonotonicClock;
  readonly #accounts = new Map<string, Account>();
  #now = 0;
  #sweptAt: number;

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
    this.#sweptAt = clock.now();
  }

  get size(): number {
    return this.#accounts.size;
  }

  /** When its next turn begins, in virtual time. */
  startOf(name: string): number {
    return Math.max(this.#accounts.get(name)?.time ?? 0, this.#now);
  }

  startOfPart(name: string, part: string): number {
    return this.#accounts.get(name)?.parts.startOf(part) ?? 0;
  }

  /** Its turn begins, and is charged in advance by what it will probably cost. */
  begin(name: string, part: string, estimate: number): void {
    this.#beginTurn(name, estimate).parts.#beginTurn(part, estimate);
  }

  /** What it has cost more, or less, than was charged. */
  correct(name: string, part: string, difference: number): void {
    this.#account(name).time += difference;
    this.#account(name).parts.#account(part).time += difference;
  }

  #beginTurn(name: string, estimate: number): Account {
    this.#sweep();
    const account = this.#account(name);
    this.#now = this.startOf(name);
    account.time = this.#now + estimate;
    return account;
  }

  #account(name: string): Account {
    const known = this.#accounts.get(name);
    const usedAt = this.#clock.now();
    if (known) return Object.assign(known, { usedAt });
    const fresh = { time: this.#now, usedAt, parts: new VirtualTimes(this.#clock) };
    this.#accounts.set(name, fresh);
    return fresh;
  }

  #sweep(): void {
    const now = this.#clock.now();
    if (now - this.#sweptAt < RECENT) return;
    this.#sweptAt = now;
    for (const [name, { usedAt }] of this.#accounts) {
      if (now - usedAt >= RECENT) this.#accounts.delete(name);
    }
  }
}
