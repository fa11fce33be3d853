import { type Match, must, newMatch } from '@kast/kernel';
import type {
  GuestId,
  MatchFacts,
  MatchId,
  Store,
  StoredEntry,
  StoredMatch,
  StoredSeat,
} from '../store/store.ts';
import { chainOf } from './fold.ts';

/** So many plies back a reconnecting viewer is served without folding the match again. */
const TRAIL = 32;

export interface OpenTableParts {
  /** The match before its first entry. */
  readonly start: Match;
  readonly entries: readonly StoredEntry[];
  readonly names: ReadonlyMap<GuestId, string>;
  /** As a listener, but the table may be forgotten all the same. Also called after opening. */
  readonly onChange?: ((table: OpenTable) => void) | undefined;
}

/**
 * A match in memory: what is stored, folded. It never holds anything that is not durable, so
 * forgetting it loses nothing.
 */
export class OpenTable {
  readonly facts: MatchFacts;
  seats: readonly StoredSeat[];
  names: ReadonlyMap<GuestId, string>;
  rematch: MatchId | undefined;
  lastAt: number;
  /** How many streams each guest has open. */
  readonly present = new Map<GuestId, number>();

  /** The match after each of its last entries; the last is how it stands. */
  #trail: readonly Match[];
  readonly #plyOfKey = new Map<string, number>();
  readonly #onChange: ((table: OpenTable) => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #turn: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #telling = false;

  constructor(stored: StoredMatch, { start, entries, names, onChange }: OpenTableParts) {
    this.#onChange = onChange;
    this.facts = stored.facts;
    this.seats = stored.seats;
    this.names = names;
    this.rematch = stored.rematch;
    this.lastAt = stored.facts.madeAt;
    this.#trail = [start];
    this.advance(chainOf(start, entries).slice(1), entries);
  }

  get id(): MatchId {
    return this.facts.id;
  }

  get match(): Match {
    return must(this.#trail.at(-1), 'how the match stands');
  }

  /** Nobody looks and nothing is under way: it may be forgotten. */
  get isIdle(): boolean {
    return this.#listeners.size === 0 && this.#busy === 0;
  }

  plyOfKey(key: string): number | undefined {
    return this.#plyOfKey.get(key);
  }

  /** One at a time: each act sees the match as the one before has left it. */
  async inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#busy++;
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#busy--;
    }
  }

  /** Goes on to what has just been stored: the match after each of the entries. */
  advance(chain: readonly Match[], entries: readonly StoredEntry[]): void {
    const ply = this.match.plies.length;
    for (const [index, { key, at }] of entries.entries()) {
      if (key !== undefined) this.#plyOfKey.set(key, ply + index + 1);
      this.lastAt = at;
    }
    this.#trail = [...this.#trail, ...chain].slice(-TRAIL);
    this.tell();
  }

  /** Reads what another process may have stored. */
  async catchUp(store: Store): Promise<void> {
    const entries = await store.entriesBetween(
      this.id,
      this.match.plies.length,
      Number.MAX_SAFE_INTEGER,
    );
    if (entries.length > 0) this.advance(chainOf(this.match, entries).slice(1), entries);
  }

  /** The match as it was at `ply`, and after each entry since. */
  since(ply: number): readonly Match[] {
    const { game, setup, plies } = this.match;
    const back = plies.length - ply;
    if (back < this.#trail.length) return this.#trail.slice(-1 - back);
    const start = newMatch(game, setup);
    if (!start.ok) throw new Error(`match ${this.id} cannot begin again`);
    const log = plies.map(({ entry }) => entry);
    return chainOf(start.value, log).slice(ply);
  }

  /** Called when anything has changed, after who changed it was answered. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      this.#onChange?.(this);
      for (const listener of this.#listeners) listener();
    });
  }
}
