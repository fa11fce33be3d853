import type { Bot, Choice } from '@kast/bots';
import { type Random, seededRandom, shuffled } from '@kast/kernel';
import { positionOf, rulesMove } from '../bot/from-state.ts';
import { listMoves, MOST_MOVES } from '../bot/mobility.ts';
import { LIGHT } from '../bot/pieces.ts';
import { RUNNING, type TablutPosition } from '../bot/position.ts';
import { game, type TablutView } from '../rules/index.ts';
import { isLost } from './is-lost.ts';

const WON = 1_000;

/**
 * Alpha-beta as it stands in every textbook (Knuth and Moore 1975), to a fixed depth and with nothing but
 * the pieces counted; of equal moves one by lot. It looks at the same positions whatever its budget.
 */
export function materialSearch(depth: number): Bot<TablutView, never> {
  return {
    choose(seen, { seed }): Choice {
      const random = seededRandom(seed);
      const state = game.imagine(seen, random);
      const search = new MaterialSearch(positionOf(state), depth);
      const { move, value } = search.best(random);
      const text = game.notation.make(state, rulesMove(move));
      const lead = value / (Math.abs(value) + 4);
      const chance = (1 + lead) / 2;
      const estimate = seen.viewer === 1 ? [chance, 1 - chance] : [1 - chance, chance];
      return { move: text, line: [text], nodes: search.nodes, estimate };
    },
    weigh: () => [],
  };
}

class MaterialSearch {
  nodes = 0;
  private readonly position: TablutPosition;
  private readonly depth: number;
  private readonly moves: Int32Array;

  constructor(position: TablutPosition, depth: number) {
    this.position = position;
    this.depth = depth;
    this.moves = new Int32Array(MOST_MOVES * (depth + 1));
  }

  best(random: Random): { readonly move: number; readonly value: number } {
    let best = { move: 0, value: -Infinity };
    for (const move of shuffled(random, [...this.listAt(this.depth)])) {
      this.position.make(move);
      const value = -this.value(this.depth - 1, -Infinity, -best.value);
      this.position.unmake();
      if (value > best.value) best = { move, value };
    }
    return best;
  }

  /** For the side on turn; a win is better the sooner it comes. */
  private value(depth: number, alpha: number, beta: number): number {
    this.nodes++;
    const { position } = this;
    if (position.standing !== RUNNING) return isLost(position) ? -WON - depth : 0;
    if (depth === 0) return position.turn === LIGHT ? material(position) : -material(position);
    let best = alpha;
    for (const move of this.listAt(depth)) {
      position.make(move);
      const value = -this.value(depth - 1, -beta, -best);
      position.unmake();
      if (value >= beta) return value;
      if (value > best) best = value;
    }
    return best;
  }

  /** Each depth has its own stretch of the list. */
  private listAt(depth: number): Int32Array {
    const start = depth * MOST_MOVES;
    return this.moves.subarray(start, start + listMoves(this.position, this.moves, start));
  }
}

/** A defender for two attackers, as they begin. */
function material({ light, dark }: TablutPosition): number {
  return 2 * bitsIn(light) - bitsIn(dark);
}

function bitsIn(word: number): number {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits++;
  return bits;
}
