import { isDeepStrictEqual } from 'node:util';
import type { HostedMatch, Match, MatchClock, Seat, SeatNonce } from '@kast/kernel';
import { MOST_TO_CATCH_UP } from '@kast/protocol';
import type {
  GuestId,
  MatchFacts,
  MatchId,
  Store,
  StoredMatch,
  StoredSeat,
} from '../store/store.ts';
import type { Presence } from './presence.ts';
import { BrokenMatchError, FailedCopyError, RulesChangedError } from './broken-match.ts';
import { type HostedPly, hostEntries, type OpenedLog } from './open-log.ts';
import { nothingRecent, readRecentChats, type RecentChats } from './recent-chat.ts';

export interface LiveMatchParts {
  readonly log: OpenedLog;
  readonly names: ReadonlyMap<GuestId, string>;
  readonly presence: Presence;
  /** By which clocks are judged: milliseconds since 1970 that only ever grow. */
  readonly judgedNow: () => number;
  /** As a listener, but it does not keep the match in memory. */
  readonly onChange: () => void;
  /** Somebody who has a seat there has come, or has left. */
  readonly onPresence?: ((guest: GuestId, isThere: boolean) => void) | undefined;
  /** What a listener has thrown: it is told, and harms nobody else. */
  readonly onFailure: (reason: unknown) => void;
}

/** What is agreed beside the log. */
interface LiveTable extends Pick<StoredMatch, 'seats' | 'rematch' | 'nonces'> {
  readonly names: ReadonlyMap<GuestId, string>;
}

/** What the store says of plies that it has just taken. */
export interface Stored {
  readonly at: number;
  readonly revision: number;
  /** Where the first draw was among them: what chance is drawn from, for good. */
  readonly nonces?: readonly SeatNonce[] | undefined;
  readonly clock?: MatchClock | undefined;
}

/**
 * A match in memory: what is stored, folded. It never holds anything that is not durable, so forgetting
 * it loses nothing; and it holds no more of the past than a short absence needs, however long the log is.
 */
export class LiveMatch {
  #facts: MatchFacts;
  #table: LiveTable;
  #tableVersion = 0;
  #chat: RecentChats;
  #revision: number;
  #lastAt: number;
  #clock: MatchClock | undefined;
  #hosted: HostedMatch;
  #recent: readonly HostedPly[];
  readonly judgedNow: () => number;
  readonly #presence: Presence;
  readonly #onChange: () => void;
  readonly #onPresence: LiveMatchParts['onPresence'];
  readonly #onFailure: (reason: unknown) => void;
  #streamCount = 0;
  readonly #streamsOf = new Map<GuestId, number>();
  readonly #listeners = new Set<() => void>();
  /** Resolves when the last act that was asked for is done. */
  #lastInTurn: Promise<void> | undefined;
  #holders = 0;
  #telling = false;
  #hasPlans: boolean;
  #tellingWatching = false;
  #isBroken = false;

  constructor(stored: StoredMatch, parts: LiveMatchParts) {
    this.#facts = stored.facts;
    const { seats, rematch, nonces } = stored;
    this.#table = { seats, rematch, nonces, names: parts.names };
    this.#chat = nothingRecent(stored.chat);
    this.#revision = stored.revision;
    this.#hasPlans = stored.hasPlans;
    this.#lastAt = stored.status.lastAt;
    this.#clock = stored.clock;
    this.judgedNow = parts.judgedNow;
    this.#hosted = parts.log.hosted;
    this.#recent = parts.log.recent;
    this.#presence = parts.presence;
    this.#onChange = parts.onChange;
    this.#onPresence = parts.onPresence;
    this.#onFailure = parts.onFailure;
  }

  get facts(): MatchFacts {
    return this.#facts;
  }

  get id(): MatchId {
    return this.facts.id;
  }

  get seats(): readonly StoredSeat[] {
    return this.#table.seats;
  }

  get names(): ReadonlyMap<GuestId, string> {
    return this.#table.names;
  }

  get rematch(): MatchId | undefined {
    return this.#table.rematch;
  }

  get nonces(): StoredMatch['nonces'] {
    return this.#table.nonces;
  }

  /** Grows when anything about the table itself changes: who sits there, who is present, the rematch. */
  get tableVersion(): number {
    return this.#tableVersion;
  }

  /** What was said lately. */
  get chat(): RecentChats {
    return this.#chat;
  }

  /** Which state of the store this is; another process may have gone on since. */
  get revision(): number {
    return this.#revision;
  }

  /** T15: somebody has planned their answers. Nobody at the table is told so. */
  get hasPlans(): boolean {
    return this.#hasPlans;
  }

  get lastAt(): number {
    return this.#lastAt;
  }

  /** T11: undefined where nobody's time is measured. */
  get clock(): MatchClock | undefined {
    return this.#clock;
  }

  get hosted(): HostedMatch {
    return this.#hosted;
  }

  get match(): Match {
    return this.#hosted.match;
  }

  /** The last plies, for those who were away for a moment. */
  get recent(): readonly HostedPly[] {
    return this.#recent;
  }

  /** It has failed while it was live: nothing more can be had of this copy. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  break(): void {
    this.#isBroken = true;
    this.tell();
  }

  /** Nobody looks at it, thinks about it or acts in it: it may be forgotten. */
  get isIdle(): boolean {
    return this.#holders === 0;
  }

  /** Keeps it in memory until the function that this gives is called. */
  hold(): () => void {
    let isHeld = true;
    this.#holders++;
    return () => {
      if (isHeld) this.#holders--;
      isHeld = false;
    };
  }

  /** One at a time: each act sees the match as the one before has left it. Where nobody acts it begins at once. */
  async inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#holders++;
    const before = this.#lastInTurn;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    this.#lastInTurn = done;
    try {
      if (before) await before;
      if (this.#isBroken) throw new FailedCopyError(this.id);
      return await act();
    } finally {
      this.#holders--;
      if (this.#lastInTurn === done) this.#lastInTurn = undefined;
      leave();
    }
  }

  /** Goes on to what has just been stored. */
  advance(plies: readonly HostedPly[], { at, revision, nonces, clock }: Stored): void {
    const last = plies.at(-1);
    if (!last) return;
    this.#hosted = last.after;
    this.#recent = [...this.#recent, ...plies].slice(-MOST_TO_CATCH_UP);
    this.#lastAt = at;
    this.#clock = clock;
    if (nonces) this.#table = { ...this.#table, nonces };
    // Where more has changed than this, the older number has the rest looked at.
    if (revision === this.#revision + 1) this.#revision = revision;
    this.tell();
  }

  /** Reads what another process has stored. To be called in turn. */
  async catchUp(store: Store): Promise<void> {
    const stored = await store.findMatch(this.id);
    if (!stored) throw new BrokenMatchError(this.id, 'it is not stored any more');
    if (stored.revision === this.revision) return;
    const { rulesVersion } = stored.facts;
    if (rulesVersion !== this.facts.rulesVersion)
      throw new RulesChangedError(this.id, rulesVersion);
    const { seats, rematch, status, revision, nonces } = stored;
    const entries = await store.entriesBetween(this.id, this.match.ply, status.ply);
    const plies = hostEntries(this.id, this.#hosted, entries);
    this.#hasPlans = stored.hasPlans;
    const isOtherClock = plies.length === 0 && !isDeepStrictEqual(this.#clock, stored.clock);
    this.#clock = stored.clock;
    this.advance(plies, { at: status.lastAt, revision, clock: stored.clock });
    const table = { seats, rematch, nonces, names: await store.namesOf(holdersOf(seats)) };
    const isOthers = stored.facts.maker !== this.facts.maker;
    this.#facts = stored.facts;
    // Nearly always a move and nothing else: nobody is told of the table for that.
    const isChanged = isOtherClock || isOthers || !isDeepStrictEqual(table, this.#table);
    if (isChanged) this.changeTable(table);
    await this.#hear(store, stored);
    this.#revision = revision;
  }

  async #hear(store: Store, { chat: versions }: StoredMatch): Promise<void> {
    const chat = await readRecentChats(store, this.id, this.#chat, versions);
    if (chat === this.#chat) return;
    this.#chat = chat;
    this.tell();
  }

  /** To what has just been stored of it; or nothing has, and somebody came or went. */
  changeTable(change: Partial<LiveTable>): void {
    this.#table = { ...this.#table, ...change };
    this.#tableVersion++;
    this.tell();
  }

  /** Looks on at this process. */
  isHere(guest: GuestId): boolean {
    return this.#streamsOf.has(guest);
  }

  isPresent(guest: GuestId): boolean {
    return this.isHere(guest) || this.#presence.isPresentElsewhere(this.id, guest);
  }

  /** How many a guest has open, at all processes. */
  streamsOf(guest: GuestId): number {
    return (this.#streamsOf.get(guest) ?? 0) + this.#presence.streamsElsewhere(this.id, guest);
  }

  /** Does anybody look on, and so wait for what comes next? */
  get isWatched(): boolean {
    return this.#streamCount > 0 || this.#presence.streamsElsewhere(this.id) > 0;
  }

  /** How many look on who do not sit here. */
  get watching(): number {
    const here = holdersOf(this.seats).map((guest) => this.#streamsOf.get(guest) ?? 0);
    return this.#streamCount - sumOf(here) + watchingElsewhere(this.#presence, this.id, this.seats);
  }

  /** Looking on: for as long as the stream is open. Nobody in particular has no guest. */
  enter(guest: GuestId | undefined): () => void {
    this.#countStreams(guest, 1);
    return () => this.#countStreams(guest, -1);
  }

  #countStreams(guest: GuestId | undefined, change: 1 | -1): void {
    this.#streamCount += change;
    this.#presence.note(this.id, guest, change);
    // Computers may have to play on now: somebody looks.
    if (change === 1 && this.#streamCount === 1) this.tell();
    if (guest === undefined || seatOf(this, guest) === undefined) this.#tellWatching();
    if (guest === undefined) return;
    const before = this.#streamsOf.get(guest) ?? 0;
    const now = before + change;
    if (now > 0) this.#streamsOf.set(guest, now);
    else this.#streamsOf.delete(guest);
    const hasComeOrGone = before === 0 || now === 0;
    if (!hasComeOrGone || seatOf(this, guest) === undefined) return;
    this.changeTable({});
    this.#onPresence?.(guest, now > 0);
  }

  /** A crowd that comes in at once is told of once. */
  #tellWatching(): void {
    if (this.#tellingWatching) return;
    this.#tellingWatching = true;
    setTimeout(() => {
      this.#tellingWatching = false;
      if (this.#streamCount > 0) this.changeTable({});
    }, WATCHING_TOLD_AFTER).unref();
  }

  /** Called when anything has changed, after who changed it was answered. */
  listen(listener: () => void): () => void {
    const release = this.hold();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      release();
    };
  }

  tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      this.notify(this.#onChange);
      for (const listener of this.#listeners) this.notify(listener);
    });
  }

  /** Whatever a listener throws belongs to this match alone. */
  notify(listener: () => void): void {
    try {
      listener();
    } catch (reason) {
      this.#onFailure(reason);
    }
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

export function seatOf({ seats }: Pick<LiveMatch, 'seats'>, guest: GuestId): Seat | undefined {
  return seats.find((seat) => seat.kind === 'person' && seat.holder === guest)?.seat;
}

export function holdersOf(seats: readonly StoredSeat[]): readonly GuestId[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.holder] : []));
}
