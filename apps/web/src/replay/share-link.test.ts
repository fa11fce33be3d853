import { type MatchRecord, recordOf } from '@kast/kernel';
import { follow, nim, followLines, TEST_SEED } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './share-link.ts';

function someRecord(moves: readonly string[]): MatchRecord {
  const log = moves.map((move) => ({ by: 1, move }));
  return recordOf(follow(nim).match, log, TEST_SEED);
}

describe('a match in a link', () => {
  it('comes back as it was, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (moves) => {
        const record = someRecord(moves);
        const unpacked = await unpackRecord(await packRecord(record));
        expect(unpacked).toEqual({ ok: true, value: record });
      }),
      { numRuns: 25 },
    );
  });

  it('has only letters that an address may have', async () => {
    const { match, plies } = followLines(
      follow(nim),
      '1 take 1',
      '2 take 2',
      '1 take 3',
      '2 take 3',
    );
    const record = recordOf(
      match,
      plies.map(({ entry }) => entry),
      TEST_SEED,
    );
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(record).length);
  });

  it.each(['%%%', 'abc', 'AAAA', ''])('tells that %j is damaged', async (packed) => {
    expect(await unpackRecord(packed)).toEqual({ ok: false, error: 'broken-link' });
  });

  it('tells that a link was cut off', async () => {
    const packed = await packRecord(someRecord(['take 1', 'take 2', 'take 3']));
    const cut = packed.slice(0, packed.length / 2);
    expect(await unpackRecord(cut)).toEqual({ ok: false, error: 'broken-link' });
  });
});
