import type { MatchSetup, Seen, Standing, Viewer } from '@kast/kernel';

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
}

/** What a seat's own computer would be told: for judging moves and for hints. */
export function seenIn(
  { seats, options }: MatchSetup,
  viewer: Viewer,
  { standing, memory }: Position,
): Seen<unknown, unknown> {
  return { viewer, seats, options, ply: standing.ply, view: standing.view, memory };
}
