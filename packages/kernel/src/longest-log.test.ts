import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { longestLog } from './acts.ts';
import type { Match } from './match.ts';
import { append, play } from './play.ts';

/** As a match would stand whose log has so many entries. */
const afterPlies = (match: Match, ply: number): Match => ({ ...match, ply });

describe('a log that is full', () => {
  const match = begin(nim, { seats: 3 });
  const limit = longestLog(match);
  const full = afterPlies(match, limit);

  it('T9 is as long as the rules and the acts of the table can make it', () => {
    expect(limit).toBe(nim.longest(match.setup.options, 3) + 3 * (2 * 200 + 3 * 20 + 1));
  });

  it('T9 takes no move and takes nothing back', () => {
    expect(play(full, 1, 'take 1')).toEqual({
      ok: false,
      error: { rule: 'T9', reason: 'log-full', facts: { limit } },
    });
    const played = afterPlies(playLines(match, '1 take 1'), limit);
    expect(play(played, 1, 'undo')).toMatchObject({ error: { rule: 'T9' } });
    expect(play(afterPlies(match, limit - 1), 1, 'take 1').ok).toBe(true);
  });

  it.each(['1 resign', '1 draw', 'table forfeit 1 clock'])('T9 can be ended by %s', (line) => {
    const [who = '', ...move] = line.split(' ');
    const by = who === 'table' ? who : Number(who);
    expect(append(full, { by, move: move.join(' ') }).ok).toBe(true);
  });
});
