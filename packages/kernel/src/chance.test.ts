import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAt, hashOfSeed, isSeed } from './chance.ts';
import { shuffled } from './random.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const WHOLE_WORD = 0x1_0000_0000;

const doc = readFileSync(new URL('../../../docs/CHANCE.md', import.meta.url), 'utf8');

describe('the worked example of docs/CHANCE.md', () => {
  it('shows the seed and its hash', () => {
    expect(hashOfSeed(SEED)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
    expect(doc).toContain(SEED);
    expect(doc).toContain(hashOfSeed(SEED));
  });

  it('shows the words of ply 0, the ninth from the next block', () => {
    const words = [
      402244117, 2845335501, 3398809423, 1991114202, 2114353182, 2572249304, 1688057588, 393984957,
      403285133,
    ];
    const random = chanceAt(SEED, 0);
    expect(words.map(() => random.below(WHOLE_WORD))).toEqual(words);
    for (const word of words) expect(doc).toContain(String(word));
  });

  it('shows a shuffle of six letters', () => {
    const order = shuffled(chanceAt(SEED, 0), ['A', 'B', 'C', 'D', 'E', 'F']).join(' ');
    expect(order).toBe('E C A D F B');
    expect(doc).toContain(order);
  });

  it('shows a roll of a die', () => {
    expect(1 + chanceAt(SEED, 7).below(6)).toBe(3);
    expect(doc).toContain('d4c3da6a');
  });

  it('shows a word that is thrown away', () => {
    const random = chanceAt(SEED, 3);
    expect(random.below(3_000_000_000)).toBe(2677453161);
    expect(doc).toContain('4236434981');
    expect(doc).toContain('2677453161');
  });
});

describe('chanceAt', () => {
  it('is HMAC-SHA-256 of ply and block, cut into big-endian words', () => {
    fc.assert(
      fc.property(seeds(), fc.nat(5000), (seed, ply) => {
        const random = chanceAt(seed, ply);
        const drawn = Array.from({ length: 20 }, () => random.below(WHOLE_WORD));
        expect(drawn).toEqual(wordsByNode(seed, ply).slice(0, 20));
      }),
      { numRuns: 30 },
    );
  });

  it('draws differently at each ply', () => {
    const first = (ply: number) => chanceAt(SEED, ply).below(WHOLE_WORD);
    expect(new Set(Array.from({ length: 100 }, (_, ply) => first(ply))).size).toBe(100);
  });

  it('throws on what is not a seed', () => {
    expect(() => chanceAt('kast', 0)).toThrow('64 lower-case hex digits');
    expect(() => hashOfSeed(SEED.toUpperCase())).toThrow('64 lower-case hex digits');
  });
});

describe('hashOfSeed', () => {
  it('is the SHA-256 of the 32 bytes, not of the text', () => {
    const expected = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
    expect(hashOfSeed(SEED)).toBe(expected);
  });
});

describe('isSeed', () => {
  it('takes 64 lower-case hex digits and nothing else', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const other of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED}\n`, 7, null]) {
      expect(isSeed(other)).toBe(false);
    }
  });
});

function wordsByNode(seed: string, ply: number): number[] {
  return [0, 1, 2].flatMap((block) => {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    const digest = hmac.update(`kast-chance/1:${ply}:${block}`).digest();
    return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4));
  });
}

function seeds() {
  return fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
}
