import type { Outcome } from '@kast/kernel';
import type { TablutOptions } from '../info.ts';
import type { Board, Side } from './board.ts';
import type { Position } from './moving.ts';
import { positionKey } from './repetition.ts';
import type { CountedThreat } from './threats.ts';

export interface TablutState extends Position {
  readonly turn: Side;
  /** TB5.2: threats made since the counts last started afresh. */
  readonly threatCounts: readonly CountedThreat[];
  /** TB5.4: the attackers' last move made a threat that is not void, and light has yet to answer. */
  readonly answering: boolean;
  /** TB5.4: the positions that count, since the last capture: none before it can come back. */
  readonly positions: readonly string[];
  /** TB5.5: plies since the last capture. */
  readonly quietPlies: number;
  readonly outcome: Outcome | null;
}

export interface Beginning {
  readonly board: Board;
  readonly turn: Side;
  readonly options: TablutOptions;
}

/** A match that begins with this board: the start, a lesson, a diagram. */
export function beginWith({ board, turn, options }: Beginning): TablutState {
  return {
    options,
    board,
    turn,
    threatCounts: [],
    answering: false,
    positions: [positionKey(board, turn)],
    quietPlies: 0,
    outcome: null,
  };
}
