import type { SearchPosition } from './search-position.ts';

const KILLERS = 2;
const OF_TABLE = 1 << 30;
const PER_PROMISE = 1 << 18;
const OF_KILLER = 1 << 17;
const MOST_HISTORY = 1 << 16;

/**
 * Which moves to try first: the one that was best here before, then promising ones, then those that
 * refuted other moves at the same depth (killers), then those that were often good (history).
 */
export class MoveOrder {
  private readonly killers: Int32Array;
  /** By side and move. */
  private readonly history: Int32Array;
  private readonly moveBound: number;

  constructor(mostPlies: number, moveBound: number) {
    this.killers = new Int32Array(mostPlies * KILLERS);
    this.history = new Int32Array(2 * moveBound);
    this.moveBound = moveBound;
  }

  /** Gives every move of a list its rank. */
  rank(
    position: SearchPosition,
    ply: number,
    best: number,
    moves: Int32Array,
    ranks: Int32Array,
    start: number,
    end: number,
  ): void {
    const ownHistory = position.side * this.moveBound;
    const killer = this.killers[ply * KILLERS] as number;
    const olderKiller = this.killers[ply * KILLERS + 1] as number;
    for (let at = start; at < end; at++) {
      const move = moves[at] as number;
      let rank = position.promise(move) * PER_PROMISE;
      if (move === best) rank += OF_TABLE;
      else if (move === killer) rank += OF_KILLER;
      else if (move === olderKiller) rank += OF_KILLER - 1;
      else rank += this.history[ownHistory + move] as number;
      ranks[at] = rank;
    }
  }

  /** A quiet move was good enough to cut off the rest. */
  reward(side: number, ply: number, move: number, depth: number): void {
    const first = ply * KILLERS;
    if (this.killers[first] !== move) {
      this.killers[first + 1] = this.killers[first] as number;
      this.killers[first] = move;
    }
    const at = side * this.moveBound + move;
    const reached = (this.history[at] as number) + depth * depth;
    this.history[at] = reached;
    if (reached >= MOST_HISTORY) this.age();
  }

  private age(): void {
    for (let at = 0; at < this.history.length; at++) {
      this.history[at] = (this.history[at] as number) >> 1;
    }
  }
}

/** Did a move of this rank promise nothing before it was searched? */
export function isQuiet(rank: number): boolean {
  return (rank & (OF_TABLE - 1)) < PER_PROMISE;
}

/** Brings the highest ranked of the moves from `at` on to `at`, and gives it. */
export function takeBest(moves: Int32Array, ranks: Int32Array, at: number, end: number): number {
  let best = at;
  for (let other = at + 1; other < end; other++) {
    if ((ranks[other] as number) > (ranks[best] as number)) best = other;
  }
  const move = moves[best] as number;
  const rank = ranks[best] as number;
  moves[best] = moves[at] as number;
  ranks[best] = ranks[at] as number;
  moves[at] = move;
  ranks[at] = rank;
  return move;
}
