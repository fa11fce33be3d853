import {
  type Entry,
  type Happening,
  logFor,
  type Match,
  type MatchSetup,
  parseAct,
  type Seen,
  type Standing,
  seenBy,
  standingFor,
  type Viewer,
} from '@kast/kernel';

/** All that one viewer knows of a match after some ply. */
export interface Position {
  readonly standing: Standing;
  readonly log: readonly Entry[];
  /** What was shown at each ply; empty where the move was taken back. */
  readonly happened: readonly (readonly unknown[])[];
}

/** One entry as it comes in: what it brought, and how the match stands after it. */
export interface Arrival {
  readonly happening: Happening;
  readonly standing: Standing;
}

export function positionOf(match: Match, viewer: Viewer): Position {
  return {
    standing: standingFor(match, viewer),
    log: logFor(match, viewer),
    happened: seenBy(match, viewer).happened,
  };
}

/** What a seat's own computer would be told: for judging moves and for hints. */
export function seenFrom(
  { seats, options }: MatchSetup,
  viewer: Viewer,
  { standing, happened }: Position,
): Seen<unknown, unknown> {
  return { viewer, seats, options, view: standing.view, happened };
}

/** The position that an arrival makes of the one just before it. */
export function afterArrival(position: Position, { happening, standing }: Arrival): Position {
  const log = [...position.log, happening.entry];
  for (const { ply, entry } of happening.disclosed) log[ply] = entry;
  const happened = [...position.happened, happening.events];
  const takenBack = isUndo(happening.entry) ? pliesInForce(position.log).at(-1) : undefined;
  if (takenBack !== undefined) happened[takenBack] = [];
  return { standing, log, happened };
}

/** The plies of moves that still count: acts of the table are none, and what was taken back is gone. */
export function pliesInForce(log: readonly Entry[]): readonly number[] {
  const inForce: number[] = [];
  log.forEach((entry, ply) => {
    if (isUndo(entry)) inForce.pop();
    else if (!isAct(entry)) inForce.push(ply);
  });
  return inForce;
}

export interface LastMove {
  readonly ply: number;
  readonly by: Entry['by'];
  readonly entry: Entry;
  readonly events: readonly unknown[];
}

export function lastMoveOf(position: Position): LastMove | undefined {
  const ply = pliesInForce(position.log).at(-1);
  const entry = ply === undefined ? undefined : position.log[ply];
  if (ply === undefined || !entry) return undefined;
  return { ply, by: entry.by, entry, events: position.happened[ply] ?? [] };
}

export function isAct(entry: Entry): boolean {
  return entry.by !== 'chance' && parseAct(entry.move) !== undefined;
}

function isUndo(entry: Entry): boolean {
  return entry.by !== 'chance' && entry.move === 'undo';
}
