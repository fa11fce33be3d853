import {
  append,
  happeningFor,
  type HostedMatch,
  hostMatch,
  hostPly,
  must,
  newMatch,
  type Ply,
  type Playthrough,
  projectionOf,
  type Viewer,
} from '@kast/kernel';
import { positionFor } from '../session/here/local-match.ts';
import { createMatchLog, type MatchLog } from '../session/match-log.ts';
import type { Position } from '../session/position.ts';

/** A match from its first position to its last, as one viewer saw it. */
export interface Reel {
  /** Plies: there is one position more. */
  readonly length: number;
  readonly log: MatchLog;
  at(ply: number): Position;
  /** What happened with the entry that led to the position after `ply` entries. */
  eventsAt(ply: number): readonly unknown[];
}

/** The match as it stood after one of its plies, and that ply; the empty table comes first. */
export interface ReelStage {
  readonly hosted: HostedMatch;
  readonly ply: Ply | undefined;
}

export function reelOf(stages: readonly ReelStage[], viewer: Viewer): Reel {
  const log = createMatchLog({ from: 0, plies: [] });
  const happenings = stages.slice(1).map(({ hosted, ply }, index) => {
    const before = must(stages[index], `the match after ply ${index}`).hosted;
    return happeningFor(
      projectionOf(before, viewer),
      projectionOf(hosted, viewer),
      hosted.match,
      must(ply, `ply ${index}`),
    );
  });
  for (const happening of happenings) log.append(happening);
  return {
    length: happenings.length,
    log,
    at: (ply) => positionFor(must(stages[ply], `the match after ply ${ply}`).hosted, viewer),
    eventsAt: (ply) => happenings[ply - 1]?.events ?? [],
  };
}

export function stagesOf({ match, plies }: Playthrough): readonly ReelStage[] {
  const { seats, options, seedHash } = match.setup;
  const begun = newMatch(match.game, { seats, options, seedHash });
  if (!begun.ok) throw new Error(`a set-up that stood: ${begun.error.reason}`);
  let hosted: HostedMatch = hostMatch(begun.value);
  const stages: ReelStage[] = [{ hosted, ply: undefined }];
  for (const { entry } of plies) {
    const next = append(hosted.match, entry);
    if (!next.ok) throw new Error(`an entry that stood: ${entry.move}`);
    hosted = hostPly(hosted, next.value);
    stages.push({ hosted, ply: next.value.ply });
  }
  return stages;
}
