import { pick, type Random } from '@kast/kernel';
import type { Budget, Level } from './bot.ts';
import { findBestMove, type MoveValue, type SearchLimits, valueMoves } from './deepen.ts';
import { type SearchPosition, WIN } from './search-position.ts';

/** How a player searches, and how it errs. */
export interface Temper {
  readonly budget: Budget;
  /** In plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
  /** Percentage of moves, good or bad, that it does not think of. A win on the spot it always sees. */
  readonly overlooks: number;
  /** By how much it may misjudge a move, up or down; small errors are likelier. */
  readonly misjudges: number;
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
  if (temper.overlooks === 0 && temper.misjudges === 0) return findBestMove(position, limits);
  const { moves, nodes } = valueMoves(position, limits);
  return { best: err(moves, temper, random), nodes };
}

/** The move that seems best to somebody who misses some and misjudges the others. */
function err(moves: readonly MoveValue[], temper: Temper, random: Random): MoveValue {
  const winning = moves.find(({ value }) => value === WIN - 1);
  if (winning) return winning;
  const noticed = moves.filter(() => random.below(100) >= temper.overlooks);
  const considered = noticed.length > 0 ? noticed : [pick(random, moves)];
  const seeming = considered.map(({ value }) => value + misjudgement(temper.misjudges, random));
  return considered[seeming.indexOf(Math.max(...seeming))] as MoveValue;
}

/** From −most to +most, as with two dice. */
function misjudgement(most: number, random: Random): number {
  return random.below(most + 1) - random.below(most + 1);
}
