import { isDeepStrictEqual } from 'node:util';
import { type HostedMatch, makeSnapshot } from '@kast/kernel';
import type { GameRules } from '../live/game-rules.ts';
import { statusOf } from '../live/match-status.ts';
import { BrokenMatchError } from '../live/broken-match.ts';
import { beginningOf, hostEntries } from '../live/open-log.ts';
import {
  DamagedRowError,
  type MatchId,
  type Store,
  type StoredEntry,
  type StoredMatch,
} from '../store/store.ts';
import { clockFold } from './fold-clock.ts';
import { isSamePly } from './same-ply.ts';

/** Where a match is not as it should be, and how. */
export interface Finding {
  /** The place in the log; undefined where it has none. */
  readonly ply: number | undefined;
  readonly reason: string;
}

export interface MatchAudit {
  readonly id: MatchId;
  /** Undefined where not even its row can be read. */
  readonly stored: StoredMatch | undefined;
  /** Where what is stored disagrees with the rules that it was begun with. */
  readonly fault: Finding | undefined;
  /** What the newest rules make of it, where those are other ones and it agrees with its own. */
  readonly underNewest: UnderNewest | undefined;
}

export type UnderNewest =
  | { readonly kind: 'same'; readonly version: number }
  | { readonly kind: 'different'; readonly version: number; readonly from: Finding };

export interface AuditServices {
  readonly store: Store;
  readonly rules: GameRules;
}

/** Replays a stored match under its own rules and under the newest. Nothing is written. */
export async function auditMatch(services: AuditServices, id: MatchId): Promise<MatchAudit> {
  let stored: StoredMatch | undefined;
  try {
    stored = await services.store.findMatch(id);
    if (!stored) return { id, stored, fault: notThere, underNewest: undefined };
    return { id, stored, ...(await replay(services, stored)) };
  } catch (reason) {
    const fault = findingOf(reason);
    return { id, stored, fault, underNewest: undefined };
  }
}

const notThere: Finding = { ply: undefined, reason: 'it is not there any more' };

/** So many entries are in memory at a time. */
const ENTRIES_AT_ONCE = 200;

async function replay(
  { store, rules }: AuditServices,
  stored: StoredMatch,
): Promise<Pick<MatchAudit, 'fault' | 'underNewest'>> {
  const { facts, seats, status } = stored;
  const { id, rulesVersion } = facts;
  const snapshots = new Set(await store.snapshotPlies(id, rulesVersion));
  let own = await beginningOf(rules, facts, seats.length);
  const newest = await newestFold(rules, stored);
  const clock = clockFold(stored, own.match);
  while (own.match.ply < status.ply) {
    const { ply } = own.match;
    const entries = await store.entriesBetween(
      id,
      ply,
      Math.min(status.ply, ply + ENTRIES_AT_ONCE),
    );
    if (entries.length === 0) throw new FindingError({ ply, reason: 'the log ends here' });
    for (const entry of entries) {
      const next = oneMore(id, own, entry);
      newest?.follow(entry, next);
      clock?.follow(next.match, next.ply, entry.at);
      own = next.after;
      if (snapshots.has(own.match.ply)) await checkSnapshot(store, stored, own);
    }
  }
  const folded = statusOf(own.match, seats, status.lastAt);
  if (!isDeepStrictEqual(folded, status)) {
    const reason = `its status is stored as ${said(status)} and should be ${said(folded)}`;
    return { fault: { ply: status.ply, reason }, underNewest: undefined };
  }
  if (clock && !isDeepStrictEqual(clock.folded(), stored.clock)) {
    const reason = 'its clock is not what the moments of the log give';
    return { fault: { ply: status.ply, reason }, underNewest: undefined };
  }
  return { fault: undefined, underNewest: newest?.verdict() };
}

function oneMore(id: MatchId, before: HostedMatch, entry: StoredEntry) {
  const { ply } = before.match;
  try {
    const [next] = hostEntries(id, before, [entry]);
    if (next) return next;
  } catch (reason) {
    if (!(reason instanceof BrokenMatchError)) throw reason;
    throw new FindingError({ ply, reason: causeOf(reason) });
  }
  throw new FindingError({ ply, reason: 'nothing comes of it' });
}

async function checkSnapshot(store: Store, { facts }: StoredMatch, own: HostedMatch) {
  const { id, rulesVersion } = facts;
  const { ply } = own.match;
  const stored = await store.latestSnapshot(id, { atOrBefore: ply, rulesVersion });
  // Between looking and reading it may have been thrown away.
  if (stored?.ply !== ply) return;
  const folded: unknown = JSON.parse(JSON.stringify(makeSnapshot(own)));
  if (isDeepStrictEqual(parsed(stored.data), folded)) return;
  throw new FindingError({ ply, reason: 'its snapshot is not what the log gives' });
}

interface NewestFold {
  /** The same entry under the newest rules: does the same come of it? */
  follow(entry: StoredEntry, own: ReturnType<typeof oneMore>): void;
  verdict(): UnderNewest;
}

/** Undefined where the match is under the newest rules. */
async function newestFold(
  rules: GameRules,
  { facts, seats }: StoredMatch,
): Promise<NewestFold | undefined> {
  const game = await rules.newest(facts.game);
  const version = game?.info.rulesVersion;
  if (version === undefined || version === facts.rulesVersion) return undefined;
  let from: Finding | undefined;
  let hosted: HostedMatch | undefined;
  try {
    hosted = await beginningOf(rules, { ...facts, rulesVersion: version }, seats.length);
  } catch (reason) {
    from = findingOf(reason);
  }
  return {
    follow(entry, own) {
      if (from || !hosted) return;
      const { ply } = hosted.match;
      try {
        const next = oneMore(facts.id, hosted, entry);
        hosted = next.after;
        if (!isSamePly(own, next)) from = { ply, reason: 'something else comes of it' };
      } catch (reason) {
        from = findingOf(reason);
      }
    },
    verdict: () => (from ? { kind: 'different', version, from } : { kind: 'same', version }),
  };
}

/** Not an error of the audit: what it is there to find. */
class FindingError extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.reason);
    this.finding = finding;
  }
}

function findingOf(reason: unknown): Finding {
  if (reason instanceof FindingError) return reason.finding;
  if (reason instanceof BrokenMatchError) return { ply: undefined, reason: reason.message };
  if (reason instanceof DamagedRowError) return { ply: undefined, reason: reason.message };
  throw reason;
}

function causeOf({ cause, message }: BrokenMatchError): string {
  return cause instanceof Error ? cause.message : message;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function said(status: StoredMatch['status']): string {
  return JSON.stringify(status);
}
