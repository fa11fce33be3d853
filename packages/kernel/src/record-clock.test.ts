import { follow, followLines, nim, TEST_SEED } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { ClockSetup } from './clock.ts';
import { append } from './play.ts';
import { parseRecord, readRecord, recordOf } from './record.ts';
import { type RecordClock, remainingTimes } from './record-clock.ts';
import { beginPlaythrough } from './playthrough.ts';

const SETUP: ClockSetup = { kind: 'match', time: 60_000, increment: 5000 };
const CLOCK: RecordClock = {
  setup: SETUP,
  seats: [1, 2],
  started: { ply: 0, at: 0 },
  jumps: [{ ply: 1, by: 3_600_000 }],
  at: [15_000, 3_635_000, 3_636_000],
};
const played = followLines(follow(nim), '1 take 1', '2 take 1', '1 resign');
const log = played.plies.map(({ entry }) => entry);
const record = recordOf(played.match, log, TEST_SEED, [], CLOCK);

describe('the clock in a record', () => {
  it('T11 tells again what everybody had left', () => {
    expect(readRecord(record, nim)).toMatchObject({ ok: true });
    let { match } = beginPlaythrough(follow(nim).match);
    const stages = [
      { match, ply: undefined as never },
      ...log.map((entry) => {
        const next = append(match, entry);
        if (!next.ok) throw new Error(entry.move);
        match = next.value.match;
        return next.value;
      }),
    ];
    const left = remainingTimes(CLOCK, stages).map((times) => [...times.values()]);
    expect(left).toEqual([
      [60_000, 60_000],
      [55_000, 60_000],
      [55_000, 45_000],
      [55_000, 45_000],
    ]);
  });

  it.each<[string, unknown]>([
    ['is none', 7],
    ['has a moment too few', { ...CLOCK, at: [1, 2] }],
    ['has a moment that is none', { ...CLOCK, at: [1, 2, 'x'] }],
    ['lasts for a thousand years', { ...CLOCK, at: [0, 0, 1e15] }],
    ['is set as nobody can', { ...CLOCK, setup: { kind: 'sand' } }],
    ['jumps by nothing', { ...CLOCK, jumps: [{ ply: 1 }] }],
    ['begins never', { ...CLOCK, started: { ply: 0 } }],
    [
      'is further ahead than any place on earth',
      {
        ...CLOCK,
        setup: {
          kind: 'days',
          days: 3,
          pauses: { offsets: [{ from: 0, minutes: Number.MAX_SAFE_INTEGER }] },
        },
      },
    ],
    ['gives less than no time', { ...CLOCK, setup: { kind: 'move', time: -1, increment: 0 } }],
    [
      'jumps too far in all',
      { ...CLOCK, jumps: Array.from({ length: 12 }, () => ({ ply: 1, by: 366 * 86_400_000 })) },
    ],
    ['has no days', { ...CLOCK, setup: { kind: 'days', days: 1e9, pauses: { offsets: [] } } }],
  ])('T1 is refused where it %s', (_, clock) => {
    expect(parseRecord({ ...record, clock })).toEqual({
      ok: false,
      error: { code: 'not-a-record', field: 'clock' },
    });
  });
});
