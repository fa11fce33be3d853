/**
 * A position of a game for two with nothing hidden, as alpha-beta plays on it: in place. Moves are
 * whole numbers from 1 up; 0 is no move. Values are for the side on turn, within ±HIGHEST_ESTIMATE.
 */
export interface SearchPosition {
  /** No position has more moves than this. */
  readonly mostMoves: number;
  /** Every move is below this. */
  readonly moveBound: number;
  /** Which of the two sides is on turn: 0 or 1. */
  readonly side: number;

  /** Two words that tell positions apart as far as their value goes. */
  keyLow(): number;
  keyHigh(): number;

  /** By the rules; then `result` is 1, 0 or −1 for the side on turn. */
  isOver(): boolean;
  result(): number;
  /** The play has been here before: worth no more than a draw, whatever the rules will say. */
  isRepeated(): boolean;

  /** A move that wins on the spot, or 0: found without search. */
  winningMove(): number;
  /** Does the side on turn lose on the spot if it does nothing about it? Then no estimate is made. */
  isPressed(): boolean;
  /** What the position looks like when there is nothing urgent. */
  evaluate(): number;
  /** By more than this a quiet move rarely changes the estimate. */
  readonly swing: number;

  /** Each writes moves from `at` on and gives their number. */
  listMoves(into: Int32Array, at: number): number;
  /** At least every move that could save a side that `isPressed`. */
  listReplies(into: Int32Array, at: number): number;
  /** Moves that must be looked at before a quiet position may be estimated: captures, for one. */
  listForcing(into: Int32Array, at: number): number;

  /** How promising a move looks before search, from 0 for a quiet one to `MOST_PROMISE`; more is no more. */
  promise(move: number): number;

  /**
   * Where a position can tell, promising moves and killers are tried before any others are listed: `listPromising`
   * lists all that promise anything, `isLegal` says of any move whether it is one here and now.
   */
  listPromising?(into: Int32Array, at: number): number;
  isLegal?(move: number): boolean;

  /** May the side on turn try what happens if it does nothing? Not where that could be best (zugzwang). */
  mayPass(): boolean;
  pass(): void;
  unpass(): void;

  make(move: number): void;
  unmake(): void;
}

export const MOST_PROMISE = 3;

export const WIN = 30_000;
/** Beyond this a value is a win or a loss in a known number of plies, not an estimate. */
export const HIGHEST_ESTIMATE = 20_000;
export const NO_MOVE = 0;

export function isDecided(value: number): boolean {
  return value > HIGHEST_ESTIMATE || value < -HIGHEST_ESTIMATE;
}
