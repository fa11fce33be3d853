import { append, newMatch, hashOfSeed, outcomeOf, type Match } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { movesIn, playOut } from './testing.ts';

describe('a match', () => {
  it('NM4.1 is lost with two pieces', () => {
    const state = scene(`
      7 L - - . - - L
      6 | . - L - . |
      5 | | . . . | |
      4 . . .   D . .
      3 | | . . . | |
      2 | . - . - D |
      1 D - - . - - .
    `);
    const { outcome } = playOut(state, 'd6-d7xa1');
    expect(outcome).toEqual({ winners: [1], rule: 'NM4.1' });
    expect(playOut({ ...state, inHand: { light: 0, dark: 1 } }, 'd6-d7xa1').outcome).toBeNull();
  });

  it('NM4.2 is lost by who cannot move', () => {
    const tight = scene(
      `
      7 L - - D - - .
      6 | D - . - . |
      5 | | . . . | |
      4 L D .   . . .
      3 | | . . . | |
      2 | L - D - . |
      1 . - - D - - .
    `,
      { turn: 'dark', options: { flying: 'never' } },
    );
    expect(movesIn({ ...tight, turn: 'light' })).toEqual(['a4-a1']);
    expect(playOut(tight, 'd1-a1').outcome).toEqual({ winners: [2], rule: 'NM4.2' });
    const flying = { ...tight, options: { flying: 'allowed' } } as const;
    expect(playOut(flying, 'd1-a1').outcome).toBeNull();
  });

  const quiet = scene(`
    7 L - - . - - D
    6 | . - . - . |
    5 | | L . D | |
    4 . . .   . . .
    3 | | L . D | |
    2 | . - . - . |
    1 L - - . - - D
  `);

  it('NM4.3 is drawn by a position for the third time', () => {
    const round = 'a7-d7 g1-d1 d7-a7 d1-g1';
    const twice = playOut(quiet, round);
    expect(twice.outcome).toBeNull();
    expect(playOut(twice, round).outcome).toEqual({ winners: [], rule: 'NM4.3' });
  });

  it('NM4.3 does not count while pieces are placed', () => {
    const placed = playOut({ ...quiet, inHand: { light: 1, dark: 0 } }, 'b4');
    expect(placed.positions).toHaveLength(1);
    expect(playOut(placed, 'g1-d1').positions).toHaveLength(2);
  });

  it('NM4.4 is drawn by sixty moves in which nothing is placed or taken', () => {
    const late = { ...quiet, quietPlies: 58 };
    expect(playOut(late, 'a7-d7').outcome).toBeNull();
    expect(playOut(late, 'a7-d7 g1-d1').outcome).toEqual({ winners: [], rule: 'NM4.4' });
    expect(playOut({ ...late, inHand: { light: 1, dark: 0 } }, 'b4 g1-d1').outcome).toBeNull();
  });

  it('NM4.5 can be resigned, also while the other is on turn', () => {
    expect(outcomeOf(after('2 resign'))).toEqual({ winners: [1], rule: 'NM4.5' });
  });

  it('NM4.6 is drawn by agreement, and not after a move', () => {
    expect(outcomeOf(after('1 draw', '2 draw'))).toEqual({ winners: [], rule: 'NM4.6' });
    expect(outcomeOf(after('2 draw', '1 d2', '1 draw'))).toBeUndefined();
  });
});

function after(...lines: readonly string[]): Match {
  const seedHash = hashOfSeed('00'.repeat(32));
  const begun = newMatch(game, { seats: 2, options: {}, seedHash });
  if (!begun.ok) throw new Error('not a set-up');
  return lines.reduce<Match>((match, line) => {
    const next = append(match, { by: Number(line.charAt(0)), move: line.slice(2) });
    if (!next.ok) throw new Error(`refused: ${line}`);
    return next.value.match;
  }, begun.value as Match);
}
