import type { Outcome } from '@kast/kernel';
import type { MorrisOptions } from '../info.ts';
import type { Board, Side } from './board.ts';
import type { Point } from './points.ts';

/** Everybody sees all of it: the state is the view. */
export interface MorrisState {
  readonly options: MorrisOptions;
  readonly board: Board;
  /** NM1.2: what each side has yet to place. */
  readonly inHand: Readonly<Record<Side, number>>;
  readonly turn: Side;
  /** NM4.3: what has stood since something was last placed or taken: nothing before it can come back. */
  readonly positions: readonly string[];
  /** NM4.4: moves since then. */
  readonly quietPlies: number;
  readonly outcome: Outcome | null;
}

export interface MorrisMove {
  /** Null where a piece is placed. */
  readonly from: Point | null;
  readonly to: Point;
  /** Null where no mill is closed. */
  readonly takes: Point | null;
}

/** NM1.2 */
export const PIECES_EACH = 9;

export function positionKey({ board, turn }: Pick<MorrisState, 'board' | 'turn'>): string {
  return `${turn === 'light' ? 'L' : 'D'}${board}`;
}
