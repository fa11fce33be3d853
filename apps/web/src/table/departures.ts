import { parseAct, type Seat } from '@kast/kernel';
import type { LoggedPly, MatchLog } from '../session/match-log.ts';
import type { Position } from '../session/position.ts';

/** T3, T5: why somebody plays no more. */
export type Departure = 'resign' | 'clock' | 'absence';

/** How everybody has left who plays no more; without a cause where that part of the log was not read. */
export function departuresIn(
  log: Pick<MatchLog, 'read' | 'from'>,
  { ply, standing }: Pick<Position, 'ply' | 'standing'>,
): ReadonlyMap<Seat, Departure | undefined> {
  const departures = new Map<Seat, Departure | undefined>();
  // Nobody reads a log for what nearly never happens.
  if (standing.resigned.length === 0) return departures;
  for (const seat of standing.resigned) departures.set(seat, undefined);
  for (const one of log.read(log.from.value, ply)) {
    const left = departureIn(one);
    if (left) departures.set(left.seat, left.cause);
  }
  return departures;
}

function departureIn({
  entry: { by, move },
}: LoggedPly): { readonly seat: Seat; readonly cause: Departure } | undefined {
  const act = by === 'chance' ? undefined : parseAct(move);
  if (act?.kind === 'forfeit') return { seat: act.seat, cause: act.cause };
  return act?.kind === 'resign' && typeof by === 'number'
    ? { seat: by, cause: 'resign' }
    : undefined;
}
