import type { Seat, Standing, Viewer } from '@kast/kernel';
import type { AbsenceRule, SubstituteInfo } from '@kast/protocol/client';
import type { Holder } from '../session/holder.ts';
import { isAct, type MatchLog } from '../session/match-log.ts';
import { doneMeanwhile } from './done-meanwhile.ts';

/** T12: what whoever sits here should know of absence right now. */
export type AbsenceNews =
  /** How many decisions a computer has made for who was away themselves. */
  | { readonly kind: 'done'; readonly count: number }
  /** What happens to who leaves: told until the own first move. */
  | { readonly kind: 'leaving'; readonly rule: Exclude<AbsenceRule, 'wait'> }
  /** A computer decides for somebody else: everybody is told, also who looks on. */
  | { readonly kind: 'substitute'; readonly seat: Seat; readonly by: SubstituteInfo };

interface AbsenceFacts {
  readonly rule: AbsenceRule | undefined;
  readonly viewer: Viewer;
  readonly holders: readonly Holder[];
  readonly standing: Pick<Standing, 'outcome' | 'resigned'>;
  readonly log: Pick<MatchLog, 'read' | 'from'>;
  readonly ply: number;
}

export function absenceNews(facts: AbsenceFacts): AbsenceNews | undefined {
  const { rule, viewer, holders, standing } = facts;
  if (rule === undefined || rule === 'wait' || standing.outcome) return undefined;
  const own = holders.find(({ seat }) => seat === viewer);
  const count = own ? doneMeanwhile(own, facts.log, facts.ply) : 0;
  if (count > 0) return { kind: 'done', count };
  const replaced = holders.find(
    ({ seat, substitute }) => substitute && seat !== viewer && !standing.resigned.includes(seat),
  );
  if (replaced?.substitute) {
    return { kind: 'substitute', seat: replaced.seat, by: replaced.substitute };
  }
  if (typeof viewer !== 'number' || standing.resigned.includes(viewer)) return undefined;
  return hasMoved(facts, viewer) ? undefined : { kind: 'leaving', rule };
}

/** Whoever comes to a long match has read it long ago. */
function hasMoved({ log, ply }: AbsenceFacts, seat: Seat): boolean {
  const from = log.from.value;
  return from > 0 || log.read(0, ply).some(({ entry }) => entry.by === seat && !isAct(entry));
}
