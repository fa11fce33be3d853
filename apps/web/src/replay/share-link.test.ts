import { type MatchRecord, recordOf } from '@kast/kernel';
import { follow, nim, followLines, TEST_SEED } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packMatch, unpackMatch } from './share-link.ts';

function someRecord(moves: readonly string[]): MatchRecord {
  const log = moves.map((move) => ({ by: 1, move }));
  return recordOf(follow(nim).match, log, TEST_SEED);
}

describe('a match in a link', () => {
  it('comes back as it was, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (moves) => {
        const record = someRecord(moves);
        const unpacked = await unpackMatch(await packMatch(record, []));
        expect(unpacked).toEqual({ ok: true, value: { record, players: [] } });
      }),
      { numRuns: 25 },
    );
  });

  it('brings along who played, for whom the record has no place', async () => {
    const record = someRecord(['take 1']);
    const players = [{ name: 'Ann' }, { name: 'Margriet', level: 2 as const }, {}];
    const unpacked = await unpackMatch(await packMatch(record, players));
    expect(unpacked).toEqual({ ok: true, value: { record, players } });
  });

  it('opens links that hold a record and nothing else', async () => {
    const earlier = 'q1ZKyy_KTSxRslJQyk4sLtEtSk3OL0rRN1TSUVBKT8xNBUnkZeYq1QIA';
    const record = { format: 'kast-record/1', game: 'nim' };
    expect(await unpackMatch(earlier)).toEqual({ ok: true, value: { record, players: [] } });
  });

  it('unfolds to no more than a match can be', async () => {
    const padded = new Blob([JSON.stringify(someRecord([])), ' '.repeat(5 * 1024 * 1024)]).stream();
    const packed = padded.pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    expect(bytes.length).toBeLessThan(10_000);
    const unpacked = await unpackMatch(bytes.toString('base64url'));
    expect(unpacked).toEqual({ ok: false, error: 'broken-link' });
  });

  it('leaves out what is no name', async () => {
    const odd = [
      { name: '' },
      { name: 'a\u202eb' },
      { name: 7 },
      'Ann',
      { level: 9 },
      { name: 'Bo' },
      { name: 'Z\u0301\u0302\u0303\u0304' },
      { name: '\u3164' },
      { name: '👩‍🚀 Mia' },
    ];
    const packed = await packMatch(someRecord([]), odd as unknown as readonly { name: string }[]);
    const unpacked = await unpackMatch(packed);
    expect(unpacked.ok && unpacked.value.players).toEqual([
      {},
      {},
      {},
      {},
      {},
      { name: 'Bo' },
      {},
      {},
      { name: '👩‍🚀 Mia' },
    ]);
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
    const packed = await packMatch(record, []);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(record).length);
  });

  it.each(['%%%', 'abc', 'AAAA', ''])('tells that %j is damaged', async (packed) => {
    expect(await unpackMatch(packed)).toEqual({ ok: false, error: 'broken-link' });
  });

  it('tells that a link was cut off', async () => {
    const packed = await packMatch(someRecord(['take 1', 'take 2', 'take 3']), []);
    const cut = packed.slice(0, packed.length / 2);
    expect(await unpackMatch(cut)).toEqual({ ok: false, error: 'broken-link' });
  });
});
