import type { Seat } from '@kast/kernel';
import type { Holder } from '../session/holder.ts';
import { isAct, type LoggedPly, type MatchLog } from '../session/match-log.ts';

/** In plies: more never come without a decision of every seat. It is read at every drawing, however long the match is. */
const LONGEST_ROUND = 64;

/**
 * T12: how many decisions a computer has made for this seat while its owner was away; none once the owner has decided
 * again, who has seen them by then.
 */
export function doneMeanwhile(
  { seat, substitute, substituted }: Pick<Holder, 'seat' | 'substitute' | 'substituted'>,
  log: Pick<MatchLog, 'read'>,
  ply: number,
): number {
  if (substitute || !substituted) return 0;
  const { from, to } = substituted;
  if (ply - to > LONGEST_ROUND) return 0;
  if (log.read(to, ply).some((one) => isDecisionOf(seat, one))) return 0;
  return log.read(from, Math.min(to, ply)).filter((one) => isDecisionOf(seat, one)).length;
}

function isDecisionOf(seat: Seat, { entry }: LoggedPly): boolean {
  return entry.by === seat && !isAct(entry);
}
