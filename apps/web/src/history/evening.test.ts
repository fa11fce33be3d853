import { describe, expect, it } from 'vitest';
import type { ArchivedMatch } from './archive.ts';
import { recordsOfEvening } from './evening.ts';

const EVENING = new Date(2026, 10, 14, 21).getTime();
const HOUR = 3_600_000;

function match(id: string, plies: number, more: Partial<ArchivedMatch> = {}): ArchivedMatch {
  const outcome = { winners: [1], rule: 'X1' };
  return {
    id,
    source: 'here',
    game: 'nim',
    finished: EVENING,
    plies,
    holders: [],
    outcome,
    ...more,
  };
}

function told(matches: readonly ArchivedMatch[]): readonly string[] {
  const nameOf = (_: ArchivedMatch, seat: number) => (seat === 1 ? 'Anna' : 'Bruno');
  return recordsOfEvening(matches, { game: 'nim', finished: EVENING }, nameOf).map((record) =>
    'match' in record ? `${record.kind} ${record.match.id}` : `${record.kind} ${record.name}`,
  );
}

describe('records of the evening', () => {
  it('are none where one match was played', () => {
    expect(told([match('a', 10)])).toEqual([]);
  });

  it('compare matches of the same game, until five in the morning', () => {
    expect(
      told([
        match('short', 10),
        match('long', 30, { finished: EVENING + 7 * HOUR }),
        match('yesterday', 2, { finished: EVENING - 24 * HOUR }),
        match('other game', 1, { game: 'go', outcome: { winners: [2], rule: 'X1' } }),
        match('imported', 1, { source: 'file' }),
      ]),
    ).toEqual(['fastest short', 'longest long', 'most-wins Anna']);
  });

  it('name the biggest comeback, and nobody as winning most where two did', () => {
    expect(
      told([
        match('a', 10, { winnersLow: 0.2 }),
        match('b', 10, { winnersLow: 0.05, outcome: { winners: [2], rule: 'X1' } }),
        match('c', 10, { winnersLow: 0.6 }),
        match('d', 10, { outcome: { winners: [2], rule: 'X1' } }),
      ]),
    ).toEqual(['comeback b']);
  });
});
