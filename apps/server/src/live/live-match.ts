import { isDeepStrictEqual } from 'node:util';
import type { HostedMatch, Match, MatchClock, SeatNonce } from '@kast/kernel';
import { MOST_TO_CATCH_UP } from '@kast/protocol';
import type {
  GuestId,
  MatchFacts,
  MatchId,
  Store,
  StoredMatch,
  StoredSeat,
} from '../store/store.ts';
import { ActQueue } from './act-queue.ts';
import type { Presence } from './presence.ts';
import { BrokenMatchError, FailedCopyError, RulesChangedError } from './broken-match.ts';
import { Holds } from './holds.ts';
import { Listeners } from './listeners.ts';
import { Onlookers } from './onlookers.ts';
import { type HostedPly, hostEntries, type OpenedLog } from './open-log.ts';
import { nothingRecent, readRecentChats, type RecentChats } from './recent-chat.ts';
import { holdersOf } from './seat-holders.ts';

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
  readonly #acts = new ActQueue();
  readonly #holds = new Holds();
  readonly #listeners: Listeners;
  readonly #onlookers: Onlookers;
  #hasPlans: boolean;
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
    this.#listeners = new Listeners(parts.onFailure);
    this.#listeners.add(parts.onChange);
    this.#onlookers = new Onlookers({
      id: this.id,
      seats: () => this.seats,
      presence: parts.presence,
      onFirst: () => this.tell(),
      onTable: () => this.changeTable({}),
      onPresence: parts.onPresence,
    });
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
    return this.#holds.isEmpty;
  }

  /** Keeps it in memory until the function that this gives is called. */
  hold(): () => void {
    return this.#holds.add();
  }

  /** One at a time: each act sees the match as the one before has left it. Where nobody acts it begins at once. */
  async inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const release = this.hold();
    try {
      return await this.#acts.inTurn(() => {
        if (this.#isBroken) throw new FailedCopyError(this.id);
        return act();
      });
    } finally {
      release();
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
    return this.#onlookers.isHere(guest);
  }

  isPresent(guest: GuestId): boolean {
    return this.#onlookers.isPresent(guest);
  }

  /** How many a guest has open, at all processes. */
  streamsOf(guest: GuestId): number {
    return this.#onlookers.streamsOf(guest);
  }

  /** Does anybody look on, and so wait for what comes next? */
  get isWatched(): boolean {
    return this.#onlookers.isWatched;
  }

  /** How many look on who do not sit here. */
  get watching(): number {
    return this.#onlookers.watching;
  }

  /** Looking on: for as long as the stream is open. Nobody in particular has no guest. */
  enter(guest: GuestId | undefined): () => void {
    return this.#onlookers.enter(guest);
  }

  /** Called when anything has changed, after who changed it was answered. */
  listen(listener: () => void): () => void {
    const release = this.hold();
    const forget = this.#listeners.add(listener);
    return () => {
      forget();
      release();
    };
  }

  tell(): void {
    this.#listeners.tell();
  }

  /** Whatever a listener throws belongs to this match alone. */
  notify(listener: () => void): void {
    this.#listeners.notify(listener);
  }
}
