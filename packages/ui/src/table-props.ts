import type { FunctionComponent } from 'preact';
import type { TableStage } from './stage/table-stage.ts';

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
  /** `own`: everybody sees the whole elsewhere; what the viewer holds, and needs to decide, will do. */
  readonly part?: 'whole' | 'own';
  readonly texts: Texts;
  /** Seat 1 first, as the reader is told of them. */
  readonly players: readonly { readonly name: string; readonly isYou: boolean }[];
  /** The seat that decides here and now, if it may be played on this device. */
  readonly deciding: number | undefined;
  /** Its legal moves; empty where nobody decides here. */
  readonly moves: readonly Move[];
  /** What the seat is asked: a hand forgets what it began when this becomes another. */
  readonly question?: number | undefined;
  /** What has just happened, to be shown once; absent where nothing ever happens. */
  readonly stage?: TableStage<View, Event> | undefined;
  /** The last move, to be traced; undefined before the first. */
  readonly last:
    | { readonly by: number | 'chance' | 'table'; readonly events: readonly Event[] }
    | undefined;
  /** A move to point out: a hint, or what the computer preferred. */
  readonly hint: Move | undefined;
  /** Plays a move that is in `moves`, or one that will be refused with its rule; says what became of it. */
  play(this: void, move: Move): Promise<PlayOutcome>;
  /** Reads a refusal out and shows it, without anything being sent. */
  explain(this: void, move: Move): void;
  /** The refusal that is shown has been heard. */
  readonly dismiss?: (() => void) | undefined;
  /** Somebody reaches for something while others decide: says once for whom it waits. */
  readonly idle?: (() => void) | undefined;
  /** Says why something cannot be done and shows it, where no move is there to be refused. */
  readonly note?: ((text: string) => void) | undefined;
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** A diagram: drawn only, nothing to press. */
  readonly still?: boolean;
}

/** What became of a move: it stands, or the slip of paper says why it does not. */
export type PlayOutcome = 'confirmed' | 'refused';

/** What a table gives back to be put on the page. */
export type Drawn = ReturnType<FunctionComponent>;
