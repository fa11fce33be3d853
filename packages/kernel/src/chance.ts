import { drawBelow, type Random } from './random.ts';
import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';
import { must } from './result.ts';

/** 32 secret bytes in hex. Drawn by the host from the system's secure generator. */
export type Seed = string;

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** The commitment: public from the start, while the seed itself is shown after the end. */
export function hashOfSeed(seed: Seed): string {
  return toHex(sha256(seedBytes(seed)));
}

/**
 * Chance for the entry at `ply`: the words are the big-endian 32-bit words of
 * HMAC-SHA-256(seed, "kast-chance/1:<ply>:<block>") for block 0, 1, 2 … (docs/CHANCE.md).
 */
export function chanceAt(seed: Seed, ply: number): Random {
  const key = seedBytes(seed);
  let block = 0;
  let words: number[] = [];
  const nextWord = (): number => {
    if (words.length === 0) {
      const digest = hmacSha256(key, asciiBytes(`kast-chance/1:${ply}:${block++}`));
      const view = new DataView(digest.buffer);
      words = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
    }
    return must(words.shift(), 'a word of chance');
  };
  return { below: (bound) => drawBelow(bound, nextWord) };
}

function seedBytes(seed: Seed): Uint8Array {
  if (!isSeed(seed)) throw new Error('a seed is 64 lower-case hex digits');
  return must(fromHex(seed), 'bytes of the seed');
}
