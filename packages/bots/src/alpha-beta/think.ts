import type { Random } from '@kast/kernel';
import { bestInTheEyesOf, isFlawless, type Weaknesses } from '../weaknesses.ts';
import { findBestMove, type MoveValue, type SearchLimits, valueMoves } from './deepen.ts';
import { isDecided, type SearchPosition, WIN } from './search-position.ts';

/** How a player errs that searches by alpha-beta; a win on the spot it always sees. */
export interface SearchWeaknesses extends Weaknesses {
  /** It looks no further ahead, in plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
}

export interface Thought {
  readonly best: MoveValue;
  /** To which depth the search was completed. */
  readonly depth: number;
  readonly nodes: number;
}

/** The move that a player with these weaknesses chooses. */
export function think(
  position: SearchPosition,
  weaknesses: Weaknesses,
  limits: SearchLimits,
  random: Random,
  temptation?: (move: number) => number,
): Thought {
  if (isFlawless(weaknesses) && !temptation) return findBestMove(position, limits);
  const margin = marginOf(position, weaknesses, temptation);
  const { moves, depth, nodes } = valueMoves(position, limits, margin);
  const winning = moves.find(({ value }) => value === WIN - 1);
  if (winning) return { best: winning, depth, nodes };
  const seeming = moves.map((found) => ({
    found,
    value: urgency(found.value) + (temptation?.(found.move) ?? 0),
  }));
  return { best: bestInTheEyesOf(weaknesses, seeming, random).found, depth, nodes };
}

/** By how much a move may be worse than the best and still seem better. */
function marginOf(
  position: SearchPosition,
  { overlooks, misjudges }: Weaknesses,
  temptation: ((move: number) => number) | undefined,
): number | undefined {
  // Who may overlook the best moves needs the value of all.
  if (overlooks > 0) return undefined;
  const moves = new Int32Array(position.mostMoves);
  const tempting = Array.from(moves.subarray(0, position.listMoves(moves, 0)), (move) =>
    temptation ? temptation(move) : 0,
  );
  return Math.ceil(2 * misjudges + Math.max(...tempting) - Math.min(...tempting));
}

/** An end in sight weighs by how near it is: no error makes somebody lose at once who could hold out. */
function urgency(value: number): number {
  if (!isDecided(value)) return value;
  const plies = Math.min(WIN - Math.abs(value), FAR_END);
  return Math.sign(value) * (WIN - plies * PLY_WEIGHT);
}

const FAR_END = 9;
const PLY_WEIGHT = 1_000;
