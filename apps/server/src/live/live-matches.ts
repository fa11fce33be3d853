import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { GuestId, MatchId, MatchStatus, Store, StoredSeat } from '../store/store.ts';
import type { GameRules } from './game-rules.ts';
import { LiveMatch } from './live-match.ts';
import { watchingElsewhere } from './onlookers.ts';
import { holdersOf } from './seat-holders.ts';
import { statusOf } from './match-status.ts';
import { breaksMatch, RulesChangedError } from './broken-match.ts';
import { openLog } from './open-log.ts';
import type { Presence } from './presence.ts';

export type NoMatch = WireError<'unknown-match' | 'broken-match'>;

export interface LiveMatches {
  find(id: MatchId): Promise<Result<LiveMatch, NoMatch>>;
  /** The live copy, if there is one right now. */
  peek(id: MatchId): LiveMatch | undefined;
  /** Whether this guest looks on at a match, at whichever process. */
  isPresent(id: MatchId, guest: GuestId): boolean;
  /** How many look on who do not sit there, at all processes. */
  watching(id: MatchId, seats: readonly StoredSeat[]): number;
  /** Where somebody looks on, at whichever process, as far as anybody may; so many at most. */
  lookedAt(most: number): readonly MatchId[];
  /** Those in memory. */
  all(): Iterable<LiveMatch>;
  /** Something went wrong with a match that is live: its table is told, and it is opened anew when asked for. */
  fail(live: LiveMatch, reason: unknown): void;
  readonly count: number;
  readonly brokenCount: number;
}

export interface LiveMatchesOptions {
  readonly store: Store;
  readonly rules: GameRules;
  readonly presence: Presence;
  /** How many to keep in memory beyond those that somebody holds. */
  readonly limit: number;
  /** Told of each match that was brought into memory, and of everything that happens there. */
  readonly onChange?: (live: LiveMatch) => void;
  /** Told of who has a seat at a live match, and has come or left. */
  readonly onPresence?: (live: LiveMatch, guest: GuestId, isThere: boolean) => void;
  /** A match that cannot be read, or that failed while it was live. */
  readonly onBroken: (id: MatchId, reason: unknown) => void;
  /** Milliseconds that only ever grow. */
  readonly clock: () => number;
  /** Milliseconds since 1970 that only ever grow, by which the clocks of matches are judged. */
  readonly judgedNow: () => number;
}

/** So long a match that could not be read is not tried again: each try may fold a long log. */
const BROKEN_FOR = 60_000;

/** How many broken matches to remember. */
const MOST_BROKEN = 1000;

/**
 * The cache of open matches: loading, live, or broken. There is never more than one live copy of a match
 * in a process that can still act: only one that nobody holds is forgotten (the least recently used
 * first), and one that has failed takes nothing more.
 */
export function liveMatches(options: LiveMatchesOptions): LiveMatches {
  const { store, limit, onBroken, clock } = options;
  const live = new Map<MatchId, LiveMatch>();
  const loading = new Map<MatchId, Promise<Result<LiveMatch, NoMatch>>>();
  const brokenUntil = new Map<MatchId, number>();

  const markBroken = (id: MatchId, reason: unknown): Result<never, NoMatch> => {
    onBroken(id, reason);
    brokenUntil.set(id, clock() + BROKEN_FOR);
    const [oldest] = brokenUntil.keys();
    if (brokenUntil.size > MOST_BROKEN && oldest !== undefined) brokenUntil.delete(oldest);
    return fail({ code: 'broken-match' });
  };

  const load = async (id: MatchId): Promise<Result<LiveMatch, NoMatch>> => {
    try {
      const stored = await store.findMatch(id);
      if (!stored) return fail({ code: 'unknown-match' });
      const log = await openLog(store, options.rules, stored);
      const names = await store.namesOf(holdersOf(stored.seats));
      const opened: LiveMatch = new LiveMatch(stored, {
        log,
        names,
        presence: options.presence,
        judgedNow: options.judgedNow,
        onChange: () => options.onChange?.(opened),
        onPresence: (guest, isThere) => options.onPresence?.(opened, guest, isThere),
        onFailure: (reason) => self.fail(opened, reason),
      });
      await repairStatus(store, opened, stored.status);
      live.set(id, opened);
      brokenUntil.delete(id);
      // Not before who asked for it, or for another one, has had time to hold it.
      setImmediate(() => forgetIdle(live, limit));
      opened.tell();
      return ok(opened);
    } catch (reason) {
      // Where the store itself cannot be read the next try may well succeed.
      if (breaksMatch(reason)) return markBroken(id, reason);
      throw reason;
    }
  };

  const self: LiveMatches = {
    async find(id) {
      const known = live.get(id);
      if (known) {
        live.delete(id);
        live.set(id, known);
        return ok(known);
      }
      if ((brokenUntil.get(id) ?? 0) > clock()) return fail({ code: 'broken-match' });
      const underWay = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, underWay);
      return underWay;
    },
    peek: (id) => live.get(id),
    isPresent: (id, guest) =>
      live.get(id)?.isPresent(guest) ?? options.presence.isPresentElsewhere(id, guest),
    watching: (id, seats) =>
      live.get(id)?.watching ?? watchingElsewhere(options.presence, id, seats),
    lookedAt(most) {
      const ids = new Set<MatchId>();
      for (const match of live.values()) {
        if (ids.size >= most) break;
        if (match.isWatched && match.facts.watchers === 'anyone') ids.add(match.id);
      }
      for (const id of options.presence.matchesElsewhere()) {
        if (ids.size >= most) break;
        if (!live.has(id)) ids.add(id);
      }
      return [...ids];
    },
    all: () => live.values(),
    fail(broken, reason) {
      if (broken.isBroken) return;
      if (live.get(broken.id) === broken) live.delete(broken.id);
      if (!(reason instanceof RulesChangedError)) markBroken(broken.id, reason);
      broken.break();
    },
    get count() {
      return live.size;
    },
    get brokenCount() {
      return [...brokenUntil.values()].filter((until) => until > clock()).length;
    },
  };
  return self;
}

/** The longest unused first; those that somebody holds do not count. */
function forgetIdle(live: Map<MatchId, LiveMatch>, limit: number): void {
  const idle = [...live.values()].filter(({ isIdle }) => isIdle);
  for (const { id } of idle.slice(0, Math.max(0, idle.length - limit))) live.delete(id);
}

/** Rows from before a migration may tell less than the log does. */
async function repairStatus(store: Store, live: LiveMatch, stored: MatchStatus): Promise<void> {
  const status = statusOf(live.match, live.seats, stored.lastAt);
  if (!isDeepStrictEqual(status, stored)) await store.repairStatus(live.id, status);
}
