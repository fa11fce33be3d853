import type { FunctionComponent } from 'preact';

/**
 * What a game's table is given to draw, and how it speaks back. It holds no rules: what is legal and
 * why something is not comes from `moves` and `check`.
 *
 * Moves go back by method syntax, so that the props of one game are those of any game.
 */
export interface TableProps<View, Move, Event, Texts> {
  readonly view: View;
  /** Whose eyes these are; also decides which way round the board lies. */
  readonly viewer: number | 'watcher' | 'open';
  /** Lies the other way round than it would for this viewer. */
  readonly turned?: boolean;
  readonly texts: Texts;
  /** Seat 1 first, as the reader is told of them. */
  readonly players: readonly { readonly name: string; readonly isYou: boolean }[];
  /** The seat that decides here and now, if it may be played on this device. */
  readonly deciding: number | undefined;
  /** Its legal moves; empty where nobody decides here. */
  readonly moves: readonly Move[];
  /** What has just happened, to be animated once per `ply`; empty after a jump. */
  readonly happened: { readonly ply: number; readonly events: readonly Event[] };
  /** Showing it takes longer than a moment: what comes next waits until then. */
  readonly hold?: (until: Promise<unknown>) => void;
  /** The last move, to be traced; undefined before the first. */
  readonly last:
    | { readonly by: number | 'chance' | 'table'; readonly events: readonly Event[] }
    | undefined;
  /** A move to point out: a hint, or what the computer preferred. */
  readonly hint: Move | undefined;
  /** Plays a move that is in `moves`, or one that will be refused with its rule. */
  play(this: void, move: Move): void;
  /** Counts what was refused or went wrong here: for a table that waits for what becomes of its move. */
  readonly refusals?: number;
  /** Reads a refusal out and shows it, without anything being sent. */
  explain(this: void, move: Move): void;
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** A diagram: drawn only, nothing to press. */
  readonly still?: boolean;
}

/** What a table gives back to be put on the page. */
export type Drawn = ReturnType<FunctionComponent>;
