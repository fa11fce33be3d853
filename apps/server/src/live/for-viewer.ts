import {
  type HostedMatch,
  happeningFor,
  historyFor,
  logFor,
  type MatchRecord,
  outcomeOf,
  projectionOf,
  recordClock,
  recordOf,
  type Standing,
  standingFor,
  type Viewer,
} from '@kast/kernel';
import {
  type HistoryPage,
  MOST_TO_CATCH_UP,
  type PlyEvent,
  type Snapshot,
  type TableEvent,
} from '@kast/protocol';
import type { MatchFacts, StoredEntry } from '../store/store.ts';
import { clockInfo } from './clock-info.ts';
import { takeBackOrderFor, takeBackTarget } from './computer-seats.ts';
import type { LiveMatch } from './live-match.ts';
import { BrokenMatchError } from './broken-match.ts';
import type { HostedPly } from './open-log.ts';
import { seatInfos } from './seat-info.ts';

/**
 * All that leaves the server of what happens in a match is made in this file, for one viewer. What depends on
 * the game comes from the kernel's projections.
 */
export function snapshotFor(live: LiveMatch, viewer: Viewer, isMaker: boolean): Snapshot {
  const { facts, hosted } = live;
  const { game, setup } = hosted.match;
  const { memory } = projectionOf(hosted, viewer);
  return shown(live, () => ({
    id: facts.id,
    game: facts.game,
    rulesVersion: facts.rulesVersion,
    options: facts.options,
    watchers: facts.watchers,
    ...(facts.absence ? { absence: facts.absence } : {}),
    ...tableFor(live, viewer),
    maker: isMaker,
    ...(live.facts.rated ? { rated: true as const } : {}),
    seedHash: setup.seedHash,
    ...revealedSeed(facts, hosted),
    standing: standingOf(live, hosted, viewer),
    // What must be remembered is not looked up.
    ...(memory === undefined || game.recall ? {} : { memory }),
    history: historyPage(live, live.recent, viewer),
  }));
}

export function tableFor(live: LiveMatch, viewer: Viewer): TableEvent {
  const { seedHash } = live.hosted.match.setup;
  const isPresent = (guest: string): boolean => live.isPresent(guest);
  return {
    seats: seatInfos(live.seats, { seedHash, names: live.names, isPresent }),
    ...(typeof viewer === 'number' ? { you: viewer } : {}),
    ...(live.rematch === undefined ? {} : { rematch: live.rematch }),
    ...clockInfo(live),
    ...(live.watching > 0 ? { watching: live.watching } : {}),
  };
}

/** What an entry brings a viewer who looks on. */
export function plyEventFor(live: LiveMatch, played: HostedPly, viewer: Viewer): PlyEvent {
  const { before, after, match, ply } = played;
  const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
  return shown(live, () => ({
    happening: happeningFor(knew, knows, match, ply),
    standing: standingOf(live, after, viewer),
    ...revealedSeed(live.facts, after),
    ...clockInfo(live),
  }));
}

/**
 * The same for a viewer who was away, or says so: everything after `ply`, or undefined where that is too
 * much and a snapshot does better. Where the game wants things remembered and not looked up, it is told as
 * it may be told now: coming back to an old ply would be looking it up.
 */
export function missedSince(
  live: LiveMatch,
  viewer: Viewer,
  ply: number,
): readonly PlyEvent[] | undefined {
  const behind = live.match.ply - ply;
  if (behind > live.recent.length || behind > MOST_TO_CATCH_UP) return undefined;
  const missed = behind === 0 ? [] : live.recent.slice(-behind);
  const events = missed.map((played) => plyEventFor(live, played, viewer));
  const { game, state } = live.match;
  if (!game.recall || outcomeOf(live.match)) return events;
  const standing = standingOf(live, live.hosted, viewer);
  const recalled = (event: unknown): unknown => game.recall?.(event, state, viewer) ?? event;
  return shown(live, () =>
    events.map(({ happening }) => ({
      happening: { ...happening, events: happening.events.map(recalled) },
      standing,
    })),
  );
}

/** A stretch of the log with what happened, as the viewer may be told it now. */
export function historyPage(
  live: LiveMatch,
  played: readonly HostedPly[],
  viewer: Viewer,
): HistoryPage {
  const plies = played.map(({ ply }) => ply);
  return shown(live, () => ({
    from: plies[0]?.at ?? live.match.ply,
    plies: [...historyFor(live.hosted, plies, viewer)],
  }));
}

/** `log` is the whole log, as it is stored. */
export function recordFor(
  { facts, nonces, clock }: LiveMatch,
  hosted: HostedMatch,
  log: readonly StoredEntry[],
  viewer: Viewer,
): MatchRecord {
  const plies = log.map(({ by, move }, at) => ({ at, entry: { by, move } }));
  const added = nonces === 'open' ? undefined : nonces;
  const moments = log.map(({ at }) => at);
  const timed = clock && facts.clock && recordClock(facts.clock, clock, moments);
  return recordOf(hosted.match, logFor(hosted, plies, viewer), facts.seed, added, timed);
}

export function standingOf(live: LiveMatch, { match }: HostedMatch, viewer: Viewer): Standing {
  const standing = shown(live, () => standingFor(match, viewer));
  if (typeof viewer !== 'number' || standing.takeBack !== undefined) return standing;
  // T6: what a computer would take back first does not stand in between.
  const order = takeBackOrderFor(match, viewer, live.seats);
  return order ? { ...standing, takeBack: takeBackTarget(match, order) } : standing;
}

/** What the rules fail to show belongs to this match alone. */
function shown<Value>({ id }: LiveMatch, show: () => Value): Value {
  try {
    return show();
  } catch (cause) {
    if (cause instanceof BrokenMatchError) throw cause;
    throw new BrokenMatchError(id, 'the rules cannot show it', cause);
  }
}

function revealedSeed({ seed }: MatchFacts, { match }: HostedMatch): { seed?: string } {
  return outcomeOf(match) ? { seed } : {};
}
