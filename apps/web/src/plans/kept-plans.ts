import type { Seat } from '@kast/kernel';
import type { KeyValue } from '../device/key-value.ts';
import { type NewestKept, newestKept } from '../device/newest-kept.ts';
import { isObject, isPlyCount } from '../device/stored-shapes.ts';
import type { LoggedPly } from '../session/match-log.ts';

/** T15: lines of moves from a ply on, as the server keeps them for their owner alone. */
export interface KeptPlan {
  readonly ply: number;
  readonly lines: readonly (readonly string[])[];
}

const KEY = 'kast.plans';

/** A plan is forgotten by the server once it was played: the device tells by its own what came of it. */
const MOST_KEPT = 20;

type PlanOfMatch = KeptPlan & { readonly match: string };

export function keptPlan(store: KeyValue, match: string): KeptPlan | undefined {
  return plansIn(store).get(match);
}

export function keepPlan(store: KeyValue, match: string, { ply, lines }: KeptPlan): void {
  const plans = plansIn(store);
  if (lines.length === 0) plans.remove(match);
  else plans.put({ match, ply, lines });
}

/** The lines that can still come, after what was entered since the plan was made. */
export function linesLeft({ lines }: KeptPlan, since: readonly LoggedPly[]): KeptPlan['lines'] {
  const moves = movesIn(since);
  return lines
    .filter((line) => line.length > moves.length && isBegunBy(line, moves))
    .map((line) => line.slice(moves.length));
}

/** The last move of this seat, where it was the plan that answered. */
export function plannedAnswer(
  { lines }: KeptPlan,
  seat: Seat,
  since: readonly LoggedPly[],
): LoggedPly | undefined {
  const own = since.findLastIndex(({ entry }) => entry.by === seat && entry.move !== 'draw');
  if (own < 0) return undefined;
  const moves = movesIn(since.slice(0, own + 1));
  return lines.some((line) => isBegunBy(line, moves)) ? since[own] : undefined;
}

/** An offer of a draw changes no position. */
function movesIn(since: readonly LoggedPly[]): readonly string[] {
  return since.map(({ entry }) => entry.move).filter((move) => move !== 'draw');
}

function isBegunBy(line: readonly string[], moves: readonly string[]): boolean {
  return moves.every((move, at) => line[at] === move);
}

function plansIn(store: KeyValue): NewestKept<PlanOfMatch> {
  return newestKept(store, {
    key: KEY,
    most: MOST_KEPT,
    matchOf: ({ match }) => match,
    isKept: isPlan,
  });
}

function isPlan(value: unknown): value is PlanOfMatch {
  if (!isObject(value)) return false;
  const { match, ply, lines } = value;
  return (
    typeof match === 'string' && isPlyCount(ply) && Array.isArray(lines) && lines.every(isLine)
  );
}

function isLine(value: unknown): boolean {
  return Array.isArray(value) && value.every((move) => typeof move === 'string');
}
