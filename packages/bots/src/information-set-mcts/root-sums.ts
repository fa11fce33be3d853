import { must } from '@kast/kernel';
import type { ArmSums } from './bandit.ts';

/**
 * What one search found at its root: as sums, so that those of several searches make one (root parallelisation,
 * Cazenave and Jouandeau 2007).
 */
export interface RootSums {
  /** Every legal move. */
  readonly moves: readonly ArmSums[];
  readonly visits: number;
  /** What the playouts brought the searching seat. */
  readonly reward: number;
  readonly payoff: number;
  /** What they brought each seat, seat 1 first. */
  readonly payoffs: readonly number[];
  /** Whether others decide at the same time. */
  readonly isSecret: boolean;
  /** Positions looked at. */
  readonly nodes: number;
}

export interface WeighedMove {
  /** In notation. */
  readonly key: string;
  /** How strongly the search prefers it; all together 1. Choices made in secret are to be drawn so. */
  readonly share: number;
  /** What it brings the seat in the eyes of the search, 0 to 1. */
  readonly value: number;
  /** The seat's chance of winning with it. */
  readonly chance: number;
}

export interface Weighed {
  readonly moves: readonly WeighedMove[];
  /** Each seat's chance of winning. */
  readonly chances: readonly number[];
  /** Whether others decide at the same time. */
  readonly isSecret: boolean;
}

/** What one or several searches of the same question say together. */
export function weighedFrom(searches: readonly RootSums[]): Weighed {
  const { isSecret, visits, reward, payoff, payoffs, moves } = searches.reduce(add);
  const preference = moves.reduce((sum, move) => sum + move.preference, 0);
  const usual = { visits, reward, payoff };
  return {
    moves: moves.map((move) => {
      const tried = move.visits > 0 ? move : usual;
      return {
        key: move.key,
        share: preference === 0 ? 1 / moves.length : move.preference / preference,
        value: tried.reward / tried.visits,
        chance: tried.payoff / tried.visits,
      };
    }),
    chances: payoffs.map((sum) => sum / visits),
    isSecret,
  };
}

/** The legal moves are the same for both: they have the same seat, and what it has seen. */
function add(one: RootSums, other: RootSums): RootSums {
  return {
    moves: one.moves.map((move) => {
      const same = must(
        other.moves.find(({ key }) => key === move.key),
        `the move ${move.key}`,
      );
      return {
        key: move.key,
        preference: move.preference + same.preference,
        visits: move.visits + same.visits,
        reward: move.reward + same.reward,
        payoff: move.payoff + same.payoff,
      };
    }),
    visits: one.visits + other.visits,
    reward: one.reward + other.reward,
    payoff: one.payoff + other.payoff,
    payoffs: one.payoffs.map((sum, index) => sum + (other.payoffs[index] as number)),
    isSecret: one.isSecret,
    nodes: one.nodes + other.nodes,
  };
}
