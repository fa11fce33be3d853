import {
  append,
  type Entry,
  hashOfSeed,
  type HostedMatch,
  hostMatch,
  hostPly,
  isSeed,
  makeSnapshot,
  type MatchSnapshot,
  newMatch,
  type Played,
  readSnapshot,
} from '@kast/kernel';
import { MOST_TO_CATCH_UP } from '@kast/protocol';
import type { MatchFacts, MatchId, Store, StoredMatch, StoredSnapshot } from '../store/store.ts';
import { BrokenMatchError } from './broken-match.ts';
import type { GameRules } from './game-rules.ts';
import { nextTurn } from '../store/next-turn.ts';

/** An entry that was carried out, and what each viewer knew before it and knows after it. */
export interface HostedPly extends Played {
  readonly before: HostedMatch;
  readonly after: HostedMatch;
}

/** A log that was opened: how the match stands, and the last of what led to it. */
export interface OpenedLog {
  readonly hosted: HostedMatch;
  readonly recent: readonly HostedPly[];
}

/** So many plies apart the folded match is stored, so that no log is ever folded from its start. */
export const SNAPSHOT_INTERVAL = 256;

/** Folds the log of a stored match from its latest snapshot on; what may be wrong with it is thrown. */
export async function openLog(
  store: Store,
  rules: GameRules,
  { facts, seats, status }: Pick<StoredMatch, 'facts' | 'seats' | 'status'>,
): Promise<OpenedLog> {
  const start = await beginningOf(rules, facts, seats.length);
  const from = Math.max(0, status.ply - MOST_TO_CATCH_UP);
  const recent = await foldStretch(store, facts, { start, from, to: status.ply });
  return { hosted: recent.at(-1)?.after ?? start, recent };
}

export interface Stretch {
  /** The match before its first entry. */
  readonly start: HostedMatch;
  readonly from: number;
  readonly to: number;
}

/** The plies of a stretch of the log, folded from the snapshot before it. */
export async function foldStretch(
  store: Store,
  facts: Pick<MatchFacts, 'id' | 'rulesVersion'>,
  stretch: Stretch,
): Promise<readonly HostedPly[]> {
  const { id, rulesVersion } = facts;
  const which = { atOrBefore: stretch.from, rulesVersion };
  const stored = await store.latestSnapshot(id, which);
  const thawed = stored && thaw(stretch.start, stored);
  try {
    if (thawed) return await foldFrom(store, facts, thawed, stretch);
  } catch (reason) {
    if (!(reason instanceof BrokenMatchError)) throw reason;
  }
  // A snapshot is only a cache: where the log leads on without it, it is as good as none.
  const folded = await foldFrom(store, facts, stretch.start, stretch);
  if (stored) await store.dropSnapshots(id);
  return folded;
}

/** As far as the next place for a snapshot at a time: a long way does not hold up anybody else. */
async function foldFrom(
  store: Store,
  { id, rulesVersion }: Pick<MatchFacts, 'id' | 'rulesVersion'>,
  start: HostedMatch,
  { from, to }: Stretch,
): Promise<readonly HostedPly[]> {
  const kept: HostedPly[] = [];
  for (let hosted = start; hosted.match.ply < to; ) {
    const { ply } = hosted.match;
    const until = Math.min(to, (intervalOf(ply) + 1) * SNAPSHOT_INTERVAL);
    const entries = await store.entriesBetween(id, ply, until);
    if (entries.length !== until - ply) throw new BrokenMatchError(id, `a gap after ply ${ply}`);
    const plies = hostEntries(id, hosted, entries);
    hosted = plies.at(-1)?.after ?? hosted;
    kept.push(...plies.filter((one) => one.ply.at >= from));
    // Where one lies before the stretch it was thrown away, or this would have begun there.
    const snapshot = until <= from ? snapshotAfter(plies, rulesVersion) : undefined;
    if (snapshot) await store.saveSnapshot(id, snapshot);
    if (until < to) await nextTurn();
  }
  return kept;
}

/** The match before its first entry. */
export async function beginningOf(
  rules: GameRules,
  { id, game: name, rulesVersion, options, seed }: MatchFacts,
  seats: number,
): Promise<HostedMatch> {
  const game = await rules.ofVersion(name, rulesVersion);
  if (!game) throw new BrokenMatchError(id, `no version ${rulesVersion} of the rules of ${name}`);
  if (!isSeed(seed)) throw new BrokenMatchError(id, 'a seed that is none');
  const started = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  if (!started.ok) throw new BrokenMatchError(id, started.error.reason);
  const missing = Object.keys(game.info.options).find((name) => !(name in options));
  if (missing !== undefined) throw new BrokenMatchError(id, `no option ${missing}`);
  return hostMatch(started.value);
}

/** Carries out entries that were judged before they were stored. */
export function hostEntries(
  id: MatchId,
  start: HostedMatch,
  entries: readonly Entry[],
): readonly HostedPly[] {
  const plies: HostedPly[] = [];
  for (const entry of entries) plies.push(hostEntry(id, plies.at(-1)?.after ?? start, entry));
  return plies;
}

function hostEntry(id: MatchId, before: HostedMatch, { by, move }: Entry): HostedPly {
  try {
    const played = append(before.match, { by, move });
    if (!played.ok) throw new Error(`${played.error.rule} ${played.error.reason}`);
    return { ...played.value, before, after: hostPly(before, played.value) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenMatchError(id, `entry ${before.match.ply} is refused: ${reason}`, cause);
  }
}

/** The folded match as it is stored, where these plies came past a place for one. */
export function snapshotAfter(
  plies: readonly HostedPly[],
  rulesVersion: number,
): StoredSnapshot | undefined {
  const [first, last] = [plies[0], plies.at(-1)];
  if (!first || !last) return undefined;
  const { ply } = last.after.match;
  const isDue = intervalOf(first.before.match.ply) < intervalOf(ply);
  return isDue ? { ply, rulesVersion, data: JSON.stringify(makeSnapshot(last.after)) } : undefined;
}

function intervalOf(ply: number): number {
  return Math.floor(ply / SNAPSHOT_INTERVAL);
}

function thaw(
  { match, projections }: HostedMatch,
  stored: StoredSnapshot,
): HostedMatch | undefined {
  try {
    const thawed = readSnapshot(match.game, match.setup, JSON.parse(stored.data) as MatchSnapshot);
    const isWhole = [...projections.keys()].every((viewer) => thawed.projections.has(viewer));
    return isWhole && thawed.match.ply === stored.ply ? thawed : undefined;
  } catch {
    return undefined;
  }
}
