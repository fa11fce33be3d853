import { MOST_PROMISE, type SearchPosition } from './search-position.ts';

const KILLERS = 2;
const HISTORY_BITS = 13;
/** What was often good stands near this, what never was near its negative. */
const MOST_HISTORY = (1 << (HISTORY_BITS - 1)) - 4;
const OF_KILLER = (1 << HISTORY_BITS) - 1;
const MOST_WEIGHT = 256;

/**
 * Which moves to try first, after the one that was best here before: promising ones, then those that
 * refuted other moves at the same depth (killers, Akl and Newborn 1977), then those that were often good
 * (history, Schaeffer 1989).
 * A ranked move is one number, `rank << moveBits | move`: the highest is the one to try next.
 */
export class MoveOrder {
  private readonly killers: Int32Array;
  /** By side and move. */
  private readonly history: Int16Array;
  private readonly moveBits: number;
  private readonly moveMask: number;

  constructor(mostPlies: number, moveBound: number) {
    this.moveBits = 32 - Math.clz32(moveBound - 1);
    this.moveMask = (1 << this.moveBits) - 1;
    this.killers = new Int32Array(mostPlies * KILLERS);
    this.history = new Int16Array(2 << this.moveBits);
  }

  /** Ranks the moves of a list. */
  rank(position: SearchPosition, ply: number, moves: Int32Array, start: number, end: number): void {
    const { history, moveBits } = this;
    const own = position.side << moveBits;
    const killer = this.killers[ply * KILLERS] as number;
    const olderKiller = this.killers[ply * KILLERS + 1] as number;
    for (let at = start; at < end; at++) {
      const move = moves[at] as number;
      let rank = MOST_HISTORY + (history[own + move] as number);
      if (move === killer) rank = OF_KILLER;
      else if (move === olderKiller) rank = OF_KILLER - 1;
      const promise = Math.min(position.promise(move), MOST_PROMISE);
      moves[at] = (((promise << HISTORY_BITS) | rank) << moveBits) | move;
    }
  }

  /** Ranks moves that all promise nothing by what they were worth before. */
  rankQuiet(side: number, moves: Int32Array, start: number, end: number): void {
    const { history, moveBits } = this;
    const own = side << moveBits;
    for (let at = start; at < end; at++) {
      const move = moves[at] as number;
      moves[at] = ((MOST_HISTORY + (history[own + move] as number)) << moveBits) | move;
    }
  }

  killer(ply: number): number {
    return this.killers[ply * KILLERS] as number;
  }

  olderKiller(ply: number): number {
    return this.killers[ply * KILLERS + 1] as number;
  }

  moveOf(ranked: number): number {
    return ranked & this.moveMask;
  }

  /** Did a move promise nothing before it was searched? */
  isQuiet(ranked: number): boolean {
    return ranked >> (HISTORY_BITS + this.moveBits) === 0;
  }

  /** A quiet move was good enough to cut off the rest; those ranked before it were not. */
  reward(
    side: number,
    ply: number,
    move: number,
    depth: number,
    moves: Int32Array,
    start: number,
    end: number,
  ): void {
    const first = ply * KILLERS;
    if (this.killers[first] !== move) {
      this.killers[first + 1] = this.killers[first] as number;
      this.killers[first] = move;
    }
    const own = side << this.moveBits;
    const weight = Math.min(depth * depth, MOST_WEIGHT);
    this.learn(own + move, weight);
    for (let at = start; at < end; at++) {
      const other = this.moveOf(moves[at] as number);
      if (other !== move && this.isQuiet(moves[at] as number)) this.learn(own + other, -weight);
    }
  }

  /** Towards ±MOST_HISTORY, and the slower the nearer. */
  private learn(at: number, weight: number): void {
    const known = this.history[at] as number;
    const pull = Math.trunc((known * Math.abs(weight) * PACE) / MOST_HISTORY);
    this.history[at] = known + weight * PACE - pull;
  }
}

const PACE = 2;

/** Brings the `count` highest ranked of the moves from `at` on there, in their order. */
export function bringForward(moves: Int32Array, at: number, end: number, count: number): void {
  const last = Math.min(at + count, end) - 1;
  for (let from = at + 1; from < end; from++) {
    const ranked = moves[from] as number;
    let place = from;
    if (from > last) {
      if (ranked <= (moves[last] as number)) continue;
      moves[from] = moves[last] as number;
      place = last;
    }
    for (; place > at && (moves[place - 1] as number) < ranked; place--) {
      moves[place] = moves[place - 1] as number;
    }
    moves[place] = ranked;
  }
}

/** Brings the highest ranked of the moves from `at` on to `at`, and gives it. */
export function takeBest(moves: Int32Array, at: number, end: number): number {
  let best = at;
  let highest = moves[at] as number;
  for (let other = at + 1; other < end; other++) {
    const ranked = moves[other] as number;
    if (ranked > highest) {
      highest = ranked;
      best = other;
    }
  }
  moves[best] = moves[at] as number;
  moves[at] = highest;
  return highest;
}
