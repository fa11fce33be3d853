import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { follow, highCard, TEST_SEED } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAt, hashOfSeed } from './chance.ts';
import type { AnyGame } from './game.ts';
import { newMatch } from './match.ts';
import { hashOfNonce, isNonce, type SeatNonce, seedWithNonces } from './nonces.ts';
import { drawChance, play } from './play.ts';
import { type MatchRecord, readRecord, recordOf, verifyRecord } from './record.ts';
import { must } from './result.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ONE = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const THREE = '404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f';
const WHOLE_WORD = 0x1_0000_0000;

const doc = readFileSync(new URL('../../../docs/CHANCE.md', import.meta.url), 'utf8');

describe('the worked example of docs/CHANCE.md', () => {
  it('shows two nonces, their hashes, and what is drawn from them', () => {
    const seed = seedWithNonces(SEED, [told(1, ONE), told(3, THREE)]);
    for (const text of [ONE, THREE, hashOfNonce(ONE), hashOfNonce(THREE), seed]) {
      expect(doc).toContain(text);
    }
    expect(doc).toContain(String(chanceAt(seed, 0).below(WHOLE_WORD)));
  });
});

describe('seedWithNonces', () => {
  it('is HMAC-SHA-256 by the seed over seats and nonces, the lowest seat first', () => {
    fc.assert(
      fc.property(hex(), fc.uniqueArray(hex(), { minLength: 1, maxLength: 6 }), (seed, nonces) => {
        const message = nonces.map((nonce, index) => `${index + 1}=${nonce}`).join(',');
        const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
        const expected = hmac.update(`kast-nonces/1:${message}`).digest('hex');
        expect(seedWithNonces(seed, nonces.map(bySeat))).toBe(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('does not depend on who came first', () => {
    fc.assert(
      fc.property(hex(), fc.array(hex(), { minLength: 2, maxLength: 5 }), (seed, nonces) => {
        const added = nonces.map(bySeat);
        expect(seedWithNonces(seed, added.toReversed())).toBe(seedWithNonces(seed, added));
      }),
      { numRuns: 30 },
    );
  });

  it('draws otherwise when any nonce, any seat or the seed is another', () => {
    const first = (seed: string, added: readonly SeatNonce[]) =>
      seedWithNonces(seed, added).concat(
        String(chanceAt(seedWithNonces(seed, added), 0).below(2 ** 32)),
      );
    fc.assert(
      fc.property(
        hex(),
        fc.uniqueArray(hex(), { minLength: 2, maxLength: 5 }),
        hex(),
        fc.nat(4),
        (seed, nonces, other, which) => {
          const added = nonces.map(bySeat);
          const changed = added.with(which % added.length, told((which % added.length) + 1, other));
          const drawn = new Set([
            first(seed, added),
            first(seed, changed),
            first(seed, added.slice(1)),
            first(
              seed,
              added.map((one) => ({ ...one, seat: one.seat + 1 })),
            ),
            first(other, added),
            first(seed, []),
          ]);
          expect(drawn.size).toBe(6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is the seed itself where nobody has told one', () => {
    expect(seedWithNonces(SEED, [])).toBe(SEED);
    expect(seedWithNonces(SEED, [withheld(1, ONE)])).toBe(SEED);
    const both = [told(1, ONE), withheld(3, THREE)];
    expect(seedWithNonces(SEED, both)).toBe(seedWithNonces(SEED, [told(1, ONE)]));
  });
});

describe('hashOfNonce', () => {
  it('is the SHA-256 of the 32 bytes', () => {
    const expected = createHash('sha256').update(Buffer.from(ONE, 'hex')).digest('hex');
    expect(hashOfNonce(ONE)).toBe(expected);
  });

  it('throws on what is no nonce', () => {
    for (const other of ['', ONE.slice(2), `${ONE}00`, ONE.toUpperCase()]) {
      expect(isNonce(other)).toBe(false);
      expect(() => hashOfNonce(other)).toThrow('64 lower-case hex digits');
    }
  });
});

describe('a record with nonces', () => {
  const nonces = [told(1, ONE), told(2, THREE)];
  const record = recordWith(nonces);

  it('is read and verified with them', () => {
    expect(record.nonces).toEqual(nonces);
    expect(verified(record)).toBeUndefined();
  });

  it('is verified where one was withheld, and says so', () => {
    const partly = recordWith([told(1, ONE), withheld(2, THREE)]);
    expect(verified(partly)).toBeUndefined();
    const { nonce: _, ...hidden } = nonces[1] as SeatNonce;
    expect(verified({ ...record, nonces: [told(1, ONE), hidden] })).toMatchObject({
      code: 'wrong-chance',
      at: 0,
    });
  });

  it('does not hold them while the match runs, and not where there are none', () => {
    const begun = follow(highCard);
    expect(recordOf(begun.match, [], TEST_SEED, nonces)).not.toHaveProperty('nonces');
    expect(recordWith([])).not.toHaveProperty('nonces');
  });

  it('is refused where a nonce is not what its seat was bound to', () => {
    const tampered = { ...record, nonces: [{ ...told(1, ONE), nonce: SEED }, told(2, THREE)] };
    const read = readRecord(tampered, highCard);
    expect(read).toEqual({ ok: false, error: { code: 'nonce-does-not-match-hash', seat: 1 } });
  });

  it('is found out where nonce and hash were changed, or nonces were left out', () => {
    for (const other of [[told(1, SEED), told(2, THREE)], [told(1, ONE)]]) {
      expect(verified({ ...record, nonces: other })).toMatchObject({ code: 'wrong-chance', at: 0 });
    }
    const { nonces: _, ...without } = record;
    expect(verified(without)).toMatchObject({ code: 'wrong-chance', at: 0 });
  });

  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['seats out of order', [told(2, THREE), told(1, ONE)]],
    ['a seat twice', [told(1, ONE), told(1, THREE)]],
    ['a seat that is not there', [told(3, ONE)]],
    ['no seat', [{ hash: hashOfNonce(ONE), nonce: ONE }]],
    ['no hash', [{ seat: 1, nonce: ONE }]],
    ['a nonce that is none', [{ ...told(1, ONE), nonce: 'abc' }]],
    ['something else', [{ ...told(1, ONE), name: 'Ann' }]],
    ['nothing', [null]],
  ])('is refused with %s', (_what, wrong) => {
    const read = readRecord({ ...record, nonces: wrong }, highCard);
    expect(read).toEqual({ ok: false, error: { code: 'not-a-record', field: 'nonces' } });
  });

  it('is refused with nonces beside no seed', () => {
    const { seed: _, ...seedless } = record;
    const read = readRecord(seedless, highCard);
    expect(read).toEqual({ ok: false, error: { code: 'not-a-record', field: 'nonces' } });
  });
});

function told(seat: number, nonce: string): SeatNonce {
  return { seat, hash: hashOfNonce(nonce), nonce };
}

function withheld(seat: number, nonce: string): SeatNonce {
  return { seat, hash: hashOfNonce(nonce) };
}

function bySeat(nonce: string, index: number): SeatNonce {
  return told(index + 1, nonce);
}

function hex() {
  return fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
}

/** Dealt with these, and given up at once. */
function recordWith(nonces: readonly SeatNonce[]): MatchRecord {
  const started = newMatch(highCard, { seats: 2, options: {}, seedHash: hashOfSeed(SEED) });
  if (!started.ok) throw new Error(started.error.reason);
  const drawn = drawChance(started.value, seedWithNonces(SEED, nonces));
  const dealt = must(drawn.at(-1), 'the deal').match;
  const over = play(dealt, 2, 'resign');
  if (!over.ok) throw new Error(over.error.reason);
  const log = [...drawn, over.value].map(({ ply }) => ply.entry);
  return recordOf(over.value.match, log, SEED, nonces);
}

function verified(record: MatchRecord) {
  const read = readRecord(JSON.parse(JSON.stringify(record)), highCard as AnyGame);
  if (!read.ok) throw new Error(`cannot read: ${JSON.stringify(read.error)}`);
  return verifyRecord(record, read.value);
}
