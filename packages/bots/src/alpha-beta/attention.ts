import type { Random } from '@kast/kernel';

/** In percent: how likely a move is to be overlooked, whoever could make it. */
export type Oversight = (move: number) => number;

/**
 * What a player notices in one thought. A move that is overlooked is so wherever it turns up, now or some plies later,
 * by whichever side: so errors come from what the board looks like, not from a lot cast for each move.
 */
export class Attention {
  private readonly isOverlooked: Uint8Array;

  constructor(moveBound: number, oversight: Oversight, random: Random) {
    this.isOverlooked = Uint8Array.from({ length: moveBound }, (_, move) =>
      random.below(100) < oversight(move) ? 1 : 0,
    );
  }

  sees(move: number): boolean {
    return this.isOverlooked[move] === 0;
  }

  /** Keeps what is seen of the moves from `at` on, and gives their number. */
  keep(moves: Int32Array, at: number, count: number): number {
    let end = at;
    for (let index = at; index < at + count; index++) {
      const move = moves[index] as number;
      if (this.sees(move)) moves[end++] = move;
    }
    return end - at;
  }

  /** Of the moves that there are some are always seen: all of them, if none else would be. */
  keepSome(moves: Int32Array, at: number, count: number): number {
    for (let index = at; index < at + count; index++) {
      if (this.sees(moves[index] as number)) return this.keep(moves, at, count);
    }
    return count;
  }
}
