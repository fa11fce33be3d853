import type { Entry, Ply } from './entry.ts';
import type { Seen } from './game.ts';
import type { Match, Played } from './match.ts';
import { MASKED, newProjection, type Projection, project } from './projection.ts';
import { must } from './result.ts';
import { seatsOf, type Viewer } from './seat.ts';
import { seenFrom } from './standing.ts';

/**
 * A match as its host carries it on: how it stands, and what each viewer may know of how it came to
 * this. A value, as `Match` is.
 */
export interface HostedMatch<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event = unknown,
  Memory = unknown,
> {
  readonly match: Match<State, Move, View, Event, Memory>;
  /** Of every seat and of the watchers, who all see the same. */
  readonly projections: ReadonlyMap<Viewer, Projection<Memory>>;
}

/** A match before its first entry. */
export function hostMatch<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
): HostedMatch<State, Move, View, Event, Memory> {
  const viewers: readonly Viewer[] = [...seatsOf(match.setup.seats), 'watcher'];
  return { match, projections: new Map(viewers.map((viewer) => [viewer, newProjection(viewer)])) };
}

/** Goes on by one entry: for every viewer at the cost of that entry alone, however long the log is. */
export function hostPly<State, Move, View, Event, Memory>(
  { projections }: HostedMatch<State, Move, View, Event, Memory>,
  { match, ply }: Played<State, Move, View, Event, Memory>,
): HostedMatch<State, Move, View, Event, Memory> {
  const next = new Map<Viewer, Projection<Memory>>();
  let isChanged = false;
  for (const [viewer, before] of projections) {
    const after = project(before, match, ply);
    isChanged ||= after !== before;
    next.set(viewer, after);
  }
  return { match, projections: isChanged ? next : projections };
}

/** Everything is open to `open`, which is nobody's view while a match runs. */
export function projectionOf<Memory>(
  { projections }: Pick<HostedMatch<unknown, unknown, unknown, unknown, Memory>, 'projections'>,
  viewer: Viewer,
): Projection<Memory> {
  if (viewer === 'open') return newProjection(viewer);
  return must(projections.get(viewer), `the projection of ${viewer}`);
}

/** All that this viewer was ever shown, as it remembers it: what a bot thinks from, on the host alone. */
export function seenBy<View, Memory>(
  hosted: HostedMatch<unknown, unknown, View, unknown, Memory>,
  viewer: Viewer,
): Seen<View, Memory> {
  return seenFrom(hosted.match, viewer, projectionOf(hosted, viewer).memory);
}

/** A stretch of the log as this viewer may read it now. */
export function logFor(
  hosted: HostedMatch,
  plies: readonly Pick<Ply, 'at' | 'entry'>[],
  viewer: Viewer,
): readonly Entry[] {
  const masked = new Set(projectionOf(hosted, viewer).masked.map(({ ply }) => ply));
  return plies.map(({ at, entry }) => (masked.has(at) ? { by: entry.by, move: MASKED } : entry));
}
