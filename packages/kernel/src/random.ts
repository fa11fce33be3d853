import { must } from './result.ts';

/** A source of chance: the only one that rules and bots may draw from. */
export interface Random {
  /** A whole number from 0 up to and excluding `bound`, all equally likely. */
  below(bound: number): number;
}

/** Fisher–Yates, from the last place down: a record can be verified only if this never changes. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = kept;
  }
  return result;
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return must(items[random.below(items.length)], 'an item to pick');
}

/**
 * Unbiased: words past the last whole multiple of `bound` are thrown away.
 * `nextWord` gives whole numbers from 0 to 2³²−1.
 */
export function drawBelow(bound: number, nextWord: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
    throw new RangeError(`cannot draw below ${bound}`);
  }
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % bound;
}

/** Fast and repeatable (xoshiro128**), for bots, tests and simulations; never for a real match. */
export function seededRandom(seed: string | number): Random {
  let [a, b, c, d] = seedWords(String(seed));
  const nextWord = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
  return { below: (bound) => drawBelow(bound, nextWord) };
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** FNV-1a over the text, then a splitmix sequence, so that near seeds give far states. */
function seedWords(seed: string): [number, number, number, number] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return [next(), next(), next(), next() | 1];
}
