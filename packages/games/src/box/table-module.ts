import type { HiddenThing } from '@kast/bots';
import type { RuleId, Seat, Viewer } from '@kast/kernel';
import type { Drawn, TableProps } from '@kast/ui';
import type { HintReasons } from './hint-reasons.ts';
import type { GameTexts } from './texts/game-texts.ts';
import type { Language } from './texts/languages.ts';
import type { Player } from './texts/part.ts';

/** What the web app needs of a game's `table/` folder. */
export interface TableModule<
  View = unknown,
  Move = unknown,
  Event = unknown,
  Texts extends GameTexts = GameTexts,
> {
  /** A component. Method syntax, so that a concrete table is any table. */
  Table(this: void, props: TableProps<View, Move, Event, Texts>): Drawn;
  /** What decided, line by line, such as how the points were made; shown with the result. */
  Reckoning?(this: void, props: ReckoningProps<View, Texts>): Drawn;
  /** A tall table, with a tray or a hand beneath its board, gets all the height there is; any other is square. */
  readonly shape?: 'square' | 'tall';
  /** The board alone, with nothing beneath it, where that is another one. */
  readonly boardShape?: 'wide';
  /** What the seats are known by, seat 1 first, where the box gives each a colour. */
  readonly seatColours?: readonly SeatColour[];
  /** It may lie the other way round: `turned` is heeded. */
  readonly turns?: true;
  /** What to do now, in one line, for whoever looks. */
  prompt(view: View, viewer: Viewer, texts: Texts, players: readonly Player[]): string;
  /** Why the game ended so, and the rule, where the outcome alone does not tell it. */
  verdict?(
    view: View,
    texts: Texts,
    players: readonly Player[],
  ): { readonly reason: string; readonly rule: RuleId } | undefined;
  /** What happened, in words: for the log, below the board and for screen readers. */
  tell(
    events: readonly Event[],
    texts: Texts,
    players: readonly Player[],
    /** T3: an end that one of these has won is left untold: the table knows who wins instead. */
    resigned?: readonly Seat[],
  ): string;
  /** What is said along with it and written nowhere: for the ear what the eye sees in passing. */
  aloud?(events: readonly Event[], texts: Texts, players: readonly Player[]): string;
  /**
   * What somebody would do who makes this move, as the end of a sentence: "move the king from e5 to e7".
   * What chance decides is never advised.
   */
  advise(move: Move, view: View, texts: Texts, players: readonly Player[]): string;
  /** The same, shorter, where the board beside it points it out; undefined where `advise` is short enough. */
  adviseShown?(
    move: Move,
    view: View,
    texts: Texts,
    players: readonly Player[],
  ): string | undefined;
  /** What advice leaves out of account, as a sentence of its own; left out where it knows all that can be known. */
  adviceLimit?(view: View, texts: Texts): string | undefined;
  /** Why what is advised is good: fetched when somebody asks for a hint. */
  readonly hintReasons?: (language: Language) => Promise<HintReasons>;
  /** A thing that lies hidden from somebody, and where, for looking back; where the game hides anything. */
  nameHidden?(thing: HiddenThing, texts: Texts, players: readonly Player[]): HiddenName;
  /** Positions for the rulebook, drawn by the real board: fetched with that. */
  readonly diagrams: () => Promise<Readonly<Record<string, View>>>;
  /**
   * Is there anything in this viewer's view that others at the same device must not see? A curtain comes between
   * them then; where there is nothing, everybody is also told what this viewer is told.
   */
  hides(view: View, viewer: Viewer): boolean;
}

export type { HiddenThing };

export type SeatColour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple';

export interface HiddenName {
  readonly where: string;
  readonly what: string;
}

export interface ReckoningProps<View, Texts> {
  readonly view: View;
  readonly texts: Texts;
  readonly players: readonly Player[];
  /** T3: these cannot have won; left out where it is not the end. */
  readonly resigned?: readonly Seat[];
}
