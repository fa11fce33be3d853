import type { Entry, Ply } from './entry.ts';
import { type HostedMatch, hostMatch, hostPly } from './hosted-match.ts';
import type { Match } from './match.ts';
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

/** Plays entries through the rules, from the start of a match on. */
export function playThrough<State, Move, View, Event, Memory>(
  start: Match<State, Move, View, Event, Memory>,
  entries: Iterable<Entry>,
): Result<Playthrough<State, Move, View, Event, Memory>, RefusedEntry> {
  let hosted = hostMatch(start);
  const plies: Ply<State, Move>[] = [];
  for (const entry of entries) {
    const next = append(hosted.match, entry);
    if (!next.ok) return fail({ at: plies.length, refusal: next.error });
    plies.push(next.value.ply);
    hosted = hostPly(hosted, next.value);
  }
  return ok({ ...hosted, plies });
}
