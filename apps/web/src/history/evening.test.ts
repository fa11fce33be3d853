import { describe, expect, it } from 'vitest';
import type { ArchivedMatch } from './archive.ts';
import type { Holder } from '../session/holder.ts';
import { recordsOfEvening } from './evening.ts';

const EVENING = new Date(2026, 10, 14, 21).getTime();
const HOUR = 3_600_000;

const HOLDER: Holder = { seat: 1, kind: 'person', present: true };

function match(id: string, plies: number, more: Partial<ArchivedMatch> = {}): ArchivedMatch {
  const outcome = { winners: [1], rule: 'X1' };
  return {
    id,
    source: 'here',
    game: 'nim',
    finished: EVENING,
    plies,
    holders: [HOLDER, HOLDER],
    outcome,
    ...more,
  };
}

function told(matches: readonly ArchivedMatch[]): readonly string[] {
  const nameOf = (_: ArchivedMatch, seat: number) => (seat === 1 ? 'Anna' : 'Bruno');
  return recordsOfEvening(matches, { game: 'nim', finished: EVENING }, nameOf).map((record) =>
    [record.kind, 'match' in record && record.match.id, 'name' in record && record.name]
      .filter(Boolean)
      .join(' '),
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
    ).toEqual(['comeback b Bruno']);
  });

  it('call no match of four a comeback in which the winner was never worse off than at the beginning', () => {
    const holders = Array.from({ length: 4 }, () => HOLDER);
    expect(told([match('a', 10, { winnersLow: 0.2, holders })])).toEqual([]);
    expect(told([match('b', 10, { winnersLow: 0.1, holders })])).toEqual(['comeback b Anna']);
  });
});
