import type { Random } from '@kast/kernel';

/**
 * Where something happened out of sight, memory has to guess which of several things it was. This
 * goes through every combination of guesses, from a random one on, until one fits all that follows.
 */
export interface Guesses {
  /** One of `count` possibilities, 0 where there are none. */
  next(count: number): number;
  /** Turns to the next combination; false if all have been tried. */
  tryAnother(): boolean;
}

export function guessing(random: Random): Guesses {
  const made: { readonly count: number; readonly first: number; tried: number }[] = [];
  let depth = 0;
  return {
    next(count) {
      if (count === 0) return 0;
      if (depth === made.length) made.push({ count, first: random.below(count), tried: 0 });
      const guess = made[depth++] as (typeof made)[number];
      return (guess.first + guess.tried) % guess.count;
    },
    tryAnother() {
      depth = 0;
      for (let last = made.at(-1); last; last = made.at(-1)) {
        last.tried++;
        if (last.tried < last.count) return true;
        made.pop();
      }
      return false;
    },
  };
}
