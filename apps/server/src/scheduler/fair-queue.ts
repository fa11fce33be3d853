import type { MonotonicClock } from './clock.ts';
import type { JobTerms, Urgency } from './job.ts';
import { VirtualTimes } from './virtual-times.ts';

/** What a place in the queue depends on. */
export type QueueTerms = Pick<JobTerms, 'guest' | 'match' | 'isWatched'>;

/** How many may wait, watched and background each. */
export interface QueueBounds {
  readonly waiting: number;
  readonly perGuest: number;
  readonly perMatch: number;
}

export interface Taken<Item> {
  readonly item: Item;
  readonly urgency: Urgency;
  /** To be called when it is done, with the milliseconds that it has held a thread. */
  readonly charge: (held: number) => void;
}

/** So many watched jobs go before one of the background that waits: it is slow, but never stands still. */
const WATCHED_IN_A_ROW = 8;

/** Milliseconds that any job costs: handing it over and back takes time as well. */
const LEAST_COST = 1;

/** Milliseconds that a job probably costs, before any was done. */
const FIRST_ESTIMATE = 100;

/**
 * Watched jobs first; then by guest and by match, whoever has used the least time; then in order of
 * arrival. Taking one looks at all that wait, which are bounded, so that none is ever in a wrong place
 * when somebody begins to watch.
 */
export class FairQueue<Item extends QueueTerms> {
  readonly #bounds: QueueBounds;
  readonly #items = new Set<Item>();
  readonly #used: Readonly<Record<Urgency, VirtualTimes>>;
  #watchedInARow = 0;
  #estimate = FIRST_ESTIMATE;

  constructor(bounds: QueueBounds, clock: MonotonicClock) {
    this.#bounds = bounds;
    this.#used = { watched: new VirtualTimes(clock), background: new VirtualTimes(clock) };
  }

  hasRoomFor({ guest, match, isWatched }: QueueTerms): boolean {
    const { waiting, perGuest, perMatch } = this.#bounds;
    const alike = [...this.#items].filter((one) => one.isWatched() === isWatched());
    const ofGuest = alike.filter((one) => one.guest === guest);
    const ofMatch = ofGuest.filter((one) => one.match === match);
    if (alike.length >= waiting || ofGuest.length >= perGuest) return false;
    return match === undefined || ofMatch.length < perMatch;
  }

  /** False where there is no room for it. */
  add(item: Item): boolean {
    const hasRoom = this.hasRoomFor(item);
    if (hasRoom) this.#items.add(item);
    return hasRoom;
  }

  /** False where it does not wait here. */
  remove(item: Item): boolean {
    return this.#items.delete(item);
  }

  waiting(urgency: Urgency): number {
    let count = 0;
    for (const item of this.#items) if (urgencyOf(item) === urgency) count++;
    return count;
  }

  takeAll(): readonly Item[] {
    const all = [...this.#items];
    this.#items.clear();
    return all;
  }

  take(): Taken<Item> | undefined {
    const item = this.#next();
    if (!item) return undefined;
    this.#items.delete(item);
    const urgency = urgencyOf(item);
    const used = this.#used[urgency];
    const { guest, match = '' } = item;
    const estimate = this.#estimate;
    used.begin(guest, match, estimate);
    return {
      item,
      urgency,
      charge: (held) => {
        const cost = Math.max(LEAST_COST, held);
        used.correct(guest, match, cost - estimate);
        this.#estimate += (cost - this.#estimate) / 8;
      },
    };
  }

  #next(): Item | undefined {
    const first: Partial<Record<Urgency, Item>> = {};
    for (const item of this.#items) {
      const urgency = urgencyOf(item);
      const best = first[urgency];
      if (!best || this.#goesBefore(urgency, item, best)) first[urgency] = item;
    }
    const { watched, background } = first;
    if (!watched || !background) {
      this.#watchedInARow = 0;
      return watched ?? background;
    }
    const isPatient = this.#watchedInARow < WATCHED_IN_A_ROW;
    this.#watchedInARow = isPatient ? this.#watchedInARow + 1 : 0;
    return isPatient ? watched : background;
  }

  #goesBefore(urgency: Urgency, one: Item, other: Item): boolean {
    const used = this.#used[urgency];
    const ahead = used.startOf(other.guest) - used.startOf(one.guest);
    if (ahead !== 0 || one.guest !== other.guest) return ahead > 0;
    const start = ({ guest, match = '' }: Item): number => used.startOfPart(guest, match);
    return start(one) < start(other);
  }
}

function urgencyOf(item: QueueTerms): Urgency {
  return item.isWatched() ? 'watched' : 'background';
}
