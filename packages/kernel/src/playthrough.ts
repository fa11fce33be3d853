import type { Entry, Ply } from './entry.ts';
import { type HostedMatch, hostMatch, hostPly } from './hosted-match.ts';
import type { Match, Played } from './match.ts';
import { append } from './play.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

/** A match with its whole past at hand: for records, replays and tests; a host does not keep one. */
export interface Playthrough<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event = unknown,
  Memory = unknown,
> extends HostedMatch<State, Move, View, Event, Memory> {
  readonly plies: readonly Ply<State, Move>[];
}

export interface RefusedEntry {
  /** Its place in the log. */
  readonly at: number;
  readonly refusal: Refusal;
}

/** A match before its first entry. */
export function beginPlaythrough<State, Move, View, Event, Memory>(
  start: Match<State, Move, View, Event, Memory>,
): Playthrough<State, Move, View, Event, Memory> {
  return { ...hostMatch(start), plies: [] };
}

/** Goes on by entries that were played on the match that it has come to. */
export function extendPlaythrough<State, Move, View, Event, Memory>(
  before: Playthrough<State, Move, View, Event, Memory>,
  played: readonly Played<State, Move, View, Event, Memory>[],
): Playthrough<State, Move, View, Event, Memory> {
  const { match, projections } = played.reduce(
    hostPly,
    before as HostedMatch<State, Move, View, Event, Memory>,
  );
  return { match, projections, plies: [...before.plies, ...played.map(({ ply }) => ply)] };
}

/** Plays entries through the rules, from the start of a match on. */
export function playThrough<State, Move, View, Event, Memory>(
  start: Match<State, Move, View, Event, Memory>,
  entries: Iterable<Entry>,
): Result<Playthrough<State, Move, View, Event, Memory>, RefusedEntry> {
  const played: Played<State, Move, View, Event, Memory>[] = [];
  let match = start;
  for (const entry of entries) {
    const next = append(match, entry);
    if (!next.ok) return fail({ at: played.length, refusal: next.error });
    played.push(next.value);
    match = next.value.match;
  }
  return ok(extendPlaythrough(beginPlaythrough(start), played));
}
