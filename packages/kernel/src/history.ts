import type { Entry, Ply } from './entry.ts';
import { type HostedMatch, projectionOf } from './hosted-match.ts';
import { outcomeOf } from './match.ts';
import { entryFor } from './projection.ts';
import type { Viewer } from './seat.ts';

/** An entry of the log, told again. */
export interface PastPly<Event = unknown> {
  readonly entry: Entry;
  readonly events: readonly Event[];
  /** T6: the place of the move that this entry took back. */
  readonly tookBack?: number;
}

/**
 * A stretch of the log with what happened, as this viewer may be told it now: less than it saw where the
 * game wants things remembered and not looked up, until the match is over.
 */
export function historyFor<State, Move, View, Event, Memory>(
  hosted: HostedMatch<State, Move, View, Event, Memory>,
  plies: readonly Ply<State, Move>[],
  viewer: Viewer,
): readonly PastPly<Event>[] {
  const { match } = hosted;
  const { game, state } = match;
  const projection = projectionOf(hosted, viewer);
  const isOver = outcomeOf(match) !== undefined;
  const recalled = (event: Event): Event =>
    isOver ? event : (game.recall?.(event, state, viewer) ?? event);
  return plies.map((ply) => ({
    entry: entryFor(projection, ply),
    events: ply.step ? game.events(ply.step, viewer).map(recalled) : [],
    ...(ply.tookBack === undefined ? {} : { tookBack: ply.tookBack }),
  }));
}
