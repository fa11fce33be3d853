import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { computerSeed } from './computer-seed.ts';

const SEED = '0123456789abcdef'.repeat(4);

describe('what a computer draws from', () => {
  it('is the hash of the seed of the match, its seat and the question', () => {
    const hash = createHash('sha256').update(`${SEED}:bot:2:17`).digest('hex');
    expect(computerSeed(SEED, 2, 17)).toBe(hash);
  });

  it('is something else in another seat, and for another question', () => {
    const seeds = [computerSeed(SEED, 1, 3), computerSeed(SEED, 2, 3), computerSeed(SEED, 1, 4)];
    expect(new Set(seeds).size).toBe(3);
  });
});
