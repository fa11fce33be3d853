import { isDeepStrictEqual } from 'node:util';
import { turnOf, type Viewer } from '@kast/kernel';
import type { HostedPly } from '../live/open-log.ts';

/**
 * Did the same happen under both versions of the rules, to everybody who looked? What the match is under
 * either of them need not be the same inside.
 */
export function isSamePly(one: HostedPly, other: HostedPly): boolean {
  return isDeepStrictEqual(whatCameOf(one), whatCameOf(other));
}

function whatCameOf({ ply, after: { match, projections } }: HostedPly): unknown {
  const viewers: readonly Viewer[] = [...projections.keys()];
  const { step } = ply;
  return {
    entry: ply.entry,
    tookBack: ply.tookBack,
    told: step ? viewers.map((viewer) => match.game.events(step, viewer)) : [],
    masked: [...projections.values()].map(({ masked }) => masked),
    turn: turnOf(match),
    questions: match.questions,
    offers: match.offers,
    resigned: match.resigned,
    takeBacks: match.takeBacks.map((takeBack) => [takeBack.seat, takeBack.ply]),
    spent: match.spent,
  };
}
