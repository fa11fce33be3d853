import type { GuestId, MatchId, StoredSeat } from '../store/store.ts';
import type { Presence } from './presence.ts';
import { holdersOf } from './seat-holders.ts';

export interface OnlookersParts {
  readonly id: MatchId;
  readonly seats: () => readonly StoredSeat[];
  readonly presence: Presence;
  /** The first one here has come: computers may have to play on now. */
  readonly onFirst: () => void;
  /** Others are there than the table was told of. */
  readonly onTable: () => void;
  /** Somebody who has a seat there has come, or has left. */
  readonly onPresence: ((guest: GuestId, isThere: boolean) => void) | undefined;
}

/** Who has a match open: players and others, at this process and elsewhere. */
export class Onlookers {
  readonly #parts: OnlookersParts;
  #streamCount = 0;
  readonly #streamsOf = new Map<GuestId, number>();
  #tellingWatching = false;

  constructor(parts: OnlookersParts) {
    this.#parts = parts;
  }

  /** Looks on at this process. */
  isHere(guest: GuestId): boolean {
    return this.#streamsOf.has(guest);
  }

  isPresent(guest: GuestId): boolean {
    const { presence, id } = this.#parts;
    return this.isHere(guest) || presence.isPresentElsewhere(id, guest);
  }

  /** How many a guest has open, at all processes. */
  streamsOf(guest: GuestId): number {
    const { presence, id } = this.#parts;
    return (this.#streamsOf.get(guest) ?? 0) + presence.streamsElsewhere(id, guest);
  }

  /** Does anybody look on, and so wait for what comes next? */
  get isWatched(): boolean {
    const { presence, id } = this.#parts;
    return this.#streamCount > 0 || presence.streamsElsewhere(id) > 0;
  }

  /** How many look on who do not sit here. */
  get watching(): number {
    const { presence, id, seats } = this.#parts;
    const here = holdersOf(seats()).map((guest) => this.#streamsOf.get(guest) ?? 0);
    return this.#streamCount - sumOf(here) + watchingElsewhere(presence, id, seats());
  }

  /** For as long as the stream is open. Nobody in particular has no guest. */
  enter(guest: GuestId | undefined): () => void {
    this.#countStreams(guest, 1);
    return () => this.#countStreams(guest, -1);
  }

  #countStreams(guest: GuestId | undefined, change: 1 | -1): void {
    const { id, presence, onFirst, onTable, onPresence } = this.#parts;
    this.#streamCount += change;
    presence.note(id, guest, change);
    if (change === 1 && this.#streamCount === 1) onFirst();
    const isSeated = guest !== undefined && holdersOf(this.#parts.seats()).includes(guest);
    if (!isSeated) this.#tellWatching();
    if (guest === undefined) return;
    const before = this.#streamsOf.get(guest) ?? 0;
    const now = before + change;
    if (now > 0) this.#streamsOf.set(guest, now);
    else this.#streamsOf.delete(guest);
    const hasComeOrGone = before === 0 || now === 0;
    if (!hasComeOrGone || !isSeated) return;
    onTable();
    onPresence?.(guest, now > 0);
  }

  /** A crowd that comes in at once is told of once. */
  #tellWatching(): void {
    if (this.#tellingWatching) return;
    this.#tellingWatching = true;
    setTimeout(() => {
      this.#tellingWatching = false;
      if (this.#streamCount > 0) this.#parts.onTable();
    }, WATCHING_TOLD_AFTER).unref();
  }
}

/** How many look on at other processes who do not sit there. */
export function watchingElsewhere(
  presence: Presence,
  id: MatchId,
  seats: readonly StoredSeat[],
): number {
  const seated = holdersOf(seats).map((guest) => presence.streamsElsewhere(id, guest));
  return presence.streamsElsewhere(id) - sumOf(seated);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** In milliseconds. */
const WATCHING_TOLD_AFTER = 1000;
