import type { Budget, Level, ThinkTask } from '@kast/bots';
import type { Seat } from '@kast/kernel';

/** What became of a decision. */
export type Played =
  | 'played'
  /** What it answers is not asked any more. */
  | 'gone'
  /** The rules do not allow it: to try it again is no use. */
  | { readonly refused: unknown }
  /** It was not written, for a reason that may pass. */
  | { readonly failed: unknown };

/** A question that stands before a computer's seat. Whoever hosts the match implements it. */
export interface BotTurn {
  readonly match: string;
  /** On whose account the computer thinks: who set the table. */
  readonly account: string;
  readonly seat: Seat;
  /** How many seats the match has. */
  readonly seats: number;
  /** Which question it is: another one has another number. */
  readonly question: number;
  readonly level: Level;
  /** Whether somebody looks on, and so waits for it. */
  watched(): boolean;
  isStillAsked(): boolean;
  /** Calls back when the question is asked no more. What it returns ends that. */
  onGone(listener: () => void): () => void;
  /** What there is to think about; with as much effort as its level takes unless told. */
  task(budget?: Budget): ThinkTask;
  play(move: string): Promise<Played>;
  /** Any legal move, found without thinking: the last resort. */
  anyMove(): string;
  /** T4: a draw that this seat has been offered and not yet agreed to, as it stands now. */
  drawOffer(): DrawOffer | undefined;
}

export interface DrawOffer {
  /** How far the match has come meanwhile. */
  readonly ply: number;
  accept(): Promise<Played>;
}
