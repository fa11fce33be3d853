import type { Random } from '@kast/kernel';
import type { Budget } from '../bot.ts';
import type { Level } from '../level.ts';
import { bestInTheEyesOf, isFlawless, type Lapses } from '../lapses.ts';
import { findBestMove, type MoveValue, type SearchLimits, valueMoves } from './deepen.ts';
import { type SearchPosition, WIN } from './search-position.ts';

/** How a player searches, and how it errs; a win on the spot it always sees. */
export interface Temper extends Lapses {
  readonly budget: Budget;
  /** In plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
}

export type Tempers = Readonly<Record<Level, Temper>>;

export interface Thought {
  readonly best: MoveValue;
  readonly nodes: number;
}

/** The move that a player of this temper chooses. */
export function think(
  position: SearchPosition,
  temper: Temper,
  limits: SearchLimits,
  random: Random,
): Thought {
  if (isFlawless(temper)) return findBestMove(position, limits);
  const { moves, nodes } = valueMoves(position, limits);
  const winning = moves.find(({ value }) => value === WIN - 1);
  return { best: winning ?? bestInTheEyesOf(temper, moves, random), nodes };
}
