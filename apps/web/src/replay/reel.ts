import { append, logFor, type Match, must, newMatch, standingFor, type Viewer } from '@kast/kernel';
import { type Position, pliesInForce } from '../session/position.ts';

/** A match from its first position to its last, as one viewer saw it. */
export interface Reel {
  /** Plies: there is one position more. */
  readonly length: number;
  at(ply: number): Position;
}

export function reelOf(stages: readonly Match[], viewer: Viewer): Reel {
  const last = must(stages.at(-1), 'the last stage of a match');
  const events = last.plies.map(({ step }) => (step ? last.game.events(step, viewer) : []));
  return {
    length: last.plies.length,
    at(ply) {
      const match = must(stages[ply], `the match after ply ${ply}`);
      const log = logFor(match, viewer);
      const inForce = new Set(pliesInForce(log));
      const happened = log.map((_, index) => (inForce.has(index) ? (events[index] ?? []) : []));
      return { standing: standingFor(match, viewer), log, happened };
    },
  };
}

/** The match as it stood after each of its plies, the empty table first. */
export function stagesOf(match: Match): readonly Match[] {
  const { seats, options, seedHash } = match.setup;
  const begun = newMatch(match.game, { seats, options, seedHash });
  if (!begun.ok) throw new Error(`a set-up that stood: ${begun.error.reason}`);
  const stages: Match[] = [begun.value];
  for (const { entry } of match.plies) {
    const next = append(must(stages.at(-1), 'a stage'), entry);
    if (!next.ok) throw new Error(`an entry that stood: ${entry.move}`);
    stages.push(next.value);
  }
  return stages;
}
