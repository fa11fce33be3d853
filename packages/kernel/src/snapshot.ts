import type { Ending } from './entry.ts';
import type { AnyGame } from './game.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Match, MatchSetup } from './match.ts';
import type { Projection } from './projection.ts';

/**
 * A hosted match as plain JSON, to open a long log from its middle: a cache, which can be thrown away and
 * folded again from the log, and which only the rules that made it can read.
 */
export interface MatchSnapshot {
  readonly match: Omit<Match, 'game' | 'setup' | 'ending'> & { readonly ending: Ending | null };
  readonly projections: readonly ProjectionSnapshot[];
}

/** `null` stands for a memory that was not kept: JSON has no `undefined`. */
type ProjectionSnapshot = Pick<Projection, 'viewer' | 'masked'> & {
  readonly memory: unknown;
  readonly memoryBefore: readonly unknown[];
};

export function makeSnapshot({ match, projections }: HostedMatch): MatchSnapshot {
  const { game: _game, setup: _setup, ending = null, ...rest } = match;
  return {
    match: { ...rest, ending },
    projections: [...projections.values()].map(({ memory, memoryBefore, ...kept }) => ({
      ...kept,
      memory: memory ?? null,
      memoryBefore: memoryBefore.map((earlier) => earlier ?? null),
    })),
  };
}

export function readSnapshot(
  game: AnyGame,
  setup: MatchSetup,
  { match, projections }: MatchSnapshot,
): HostedMatch {
  return {
    match: { ...match, ending: match.ending ?? undefined, game, setup },
    projections: new Map(
      projections.map(({ viewer, masked, memory, memoryBefore }) => {
        const earlier = memoryBefore.map((one) => one ?? undefined);
        return [viewer, { viewer, masked, memory: memory ?? undefined, memoryBefore: earlier }];
      }),
    ),
  };
}
