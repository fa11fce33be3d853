import type { ProfileResult } from '@kast/protocol/profile-client';
import { describe, expect, it } from 'vitest';
import { archivedResult, withOnline } from './online-results.ts';

const PLAYED: ProfileResult = {
  match: 'one',
  game: 'tablut',
  at: 5,
  seat: 2,
  result: 'lost',
  seats: [
    { seat: 1, kind: 'person', name: 'Ann', present: false },
    { seat: 2, kind: 'person', name: 'Bob', present: false },
  ],
};

describe('a match that was played online, on another device', () => {
  it('stands in the history with who played it and who won', () => {
    const match = archivedResult(PLAYED);
    expect(match).toMatchObject({ id: 'one', source: 'online', game: 'tablut', finished: 5 });
    expect(match.holders.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ann'],
      ['you', 'Bob'],
    ]);
    expect(match.outcome?.winners).toEqual([1]);
    expect(archivedResult({ ...PLAYED, result: 'won' }).outcome?.winners).toEqual([2]);
    expect(archivedResult({ ...PLAYED, result: 'drawn' }).outcome?.winners).toEqual([]);
  });

  it('does not say which of several has won', () => {
    const third = { seat: 3, kind: 'person', present: false } as const;
    expect(archivedResult({ ...PLAYED, seats: [...PLAYED.seats, third] }).outcome).toBeUndefined();
  });

  it('comes among those of this device by its date, once, and not where it was thrown away', () => {
    const here = [
      { ...archivedResult({ ...PLAYED, match: 'newer', at: 9 }), plies: 12 },
      { ...archivedResult({ ...PLAYED, match: 'older', at: 1 }), plies: 8 },
    ];
    const online = ['newer', 'one', 'gone'].map((match) => archivedResult({ ...PLAYED, match }));
    const merged = withOnline(here, online, new Set(['gone']));
    expect(merged.map(({ id, plies }) => [id, plies])).toEqual([
      ['newer', 12],
      ['one', 0],
      ['older', 8],
    ]);
  });
});
