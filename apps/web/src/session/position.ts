import type { MatchSetup, Seen, Standing, Viewer } from '@kast/kernel';
import { isAct, type LoggedPly, type MatchLog, takenBackIn } from './match-log.ts';

/** How a match stands for one viewer after some ply. How it came to this is in the log. */
export interface Position {
  /**
   * How many entries of the log this comes from. `standing.ply` may be ahead of it: where things must be
   * remembered and not looked up, who comes back is told of missed plies with how it stands now.
   */
  readonly ply: number;
  readonly standing: Standing;
  /** What the viewer remembers (`Game.remember`); undefined where the view tells everything. */
  readonly memory: unknown;
  /** The own answer, where it is shown before it stands in the log. */
  readonly ahead?: LoggedPly;
}

/** What a seat's own computer would be told: for judging moves and for hints. */
export function seenIn(
  { seats, options }: MatchSetup,
  viewer: Viewer,
  { standing, memory }: Position,
): Seen<unknown, unknown> {
  return { viewer, seats, options, ply: standing.ply, view: standing.view, memory };
}

export interface LastMove extends LoggedPly {
  readonly by: LoggedPly['entry']['by'];
}

/** More plies than are ever taken back in a row, with what took them back: the last move that counts is among them. */
const TAKEN_BACK_IN_A_ROW = 64;

/** The last move that counts, in a position as it is shown. */
export function lastMoveIn(log: MatchLog, { ply, ahead }: Position): LastMove | undefined {
  const first = Math.max(ply - TAKEN_BACK_IN_A_ROW, log.from.value);
  const plies = log.read(first, ply);
  const gone = takenBackIn(plies);
  const last = ahead ?? plies.findLast(({ entry }, at) => !isAct(entry) && !gone.has(first + at));
  return last && { ...last, by: last.entry.by };
}
