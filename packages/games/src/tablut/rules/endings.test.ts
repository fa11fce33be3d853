import { type Match, newMatch, outcomeOf, play } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';
import { game } from './game.ts';
import { playLine } from './play-line.ts';

describe('a position that comes back', () => {
  const quiet = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . D . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . . K . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;
  const ROUND = 'c3-d3 g7-g6 d3-c3 g6-g7';

  it('TB5.4 is a draw the third time, the first one counted', () => {
    const start = scene('light', quiet);
    expect(playLine(start, `${ROUND} c3-d3 g7-g6 d3-c3`).outcome).toBeNull();
    expect(playLine(start, `${ROUND} ${ROUND}`).outcome).toEqual({ winners: [], rule: 'TB5.4' });
  });

  it('TB5.4 must have the same side to move', () => {
    const start = scene('light', quiet);
    const otherSide = 'c3-c4 g7-g6 c4-c5 g6-g7 c5-c3';
    const back = 'g7-g6 c3-c4 g6-g5 c4-c3 g5-g7';
    const twiceEach = playLine(start, `${otherSide} ${back} c3-c4 g7-g6 c4-c5 g6-g7`);
    expect(twiceEach.outcome).toBeNull();
    const thirdTime = playLine(twiceEach, 'c5-c3');
    expect(thirdTime.board).toBe(start.board);
    expect(thirdTime.outcome).toBeNull();
  });

  it('TB5.4 need not come back at once', () => {
    const start = scene('light', quiet);
    const detour = 'c3-c4 g7-g6 c4-d4 g6-f6 d4-d3 f6-f7 d3-c3 f7-g7';
    expect(playLine(start, `${detour} ${ROUND}`).outcome).toEqual({ winners: [], rule: 'TB5.4' });
  });

  it('TB5.4 cannot come back after a capture, so nothing before it is kept', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . D . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . L . . . .
      3 . . K D . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'e4-f4 g7-g6 f4-e4 g6-g8').positions).toHaveLength(5);
    expect(playLine(state, 'e4-e3xd3').positions).toHaveLength(1);
  });

  const hunt = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . L . .
    5 . . . . . . . . .
    4 . . . . . . . D .
    3 . . K . . . . D .
    2 . D . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;
  const HUNTED = 'b4-b3 c3-c4 b3-b4 c4-c3';

  it('TB5.4 does not count while the attackers make threats that are not void, nor the answers', () => {
    const before = playLine(scene('dark', hunt), 'b2-b3 c3-c4 b3-b4 c4-c3');
    const threatened = playLine(before, HUNTED);
    expect(threatened.outcome).toBeNull();
    expect(threatened.positions).toHaveLength(1);
  });

  it('TB5.4 counts again from the first threat that is void', () => {
    const twice = playLine(scene('dark', hunt), `b2-b3 c3-c4 b3-b4 c4-c3 ${HUNTED}`);
    const voided = playLine(twice, `${HUNTED} ${HUNTED}`);
    expect(voided.outcome).toBeNull();
    expect(playLine(voided, 'b4-b3').outcome).toEqual({ winners: [], rule: 'TB5.4' });
  });

  it('TB5.4 exempts the answer to a threat and not the moves after it', () => {
    const start = playLine(scene('dark', hunt), 'b2-b3');
    expect(start.positions).toHaveLength(1);
    expect(playLine(start, 'g6-g7').positions).toHaveLength(1);
    expect(playLine(start, 'g6-g7 h4-h5').positions).toHaveLength(2);
    expect(playLine(start, 'g6-g7 h4-h5 g7-g6').positions).toHaveLength(3);
  });
});

describe('play without captures', () => {
  const quiet = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . L . . . . . .
    6 . . D . . . . . .
    5 . . . . . L . . .
    4 . . D . . . . . .
    3 . . . . . . . . .
    2 . . . . . . K . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it.each([100, 60, 200] as const)('TB5.5 is a draw after %i plies', (drawAfter) => {
    const state = scene('light', quiet, { drawAfter });
    const nearly = { ...state, quietPlies: drawAfter - 2 };
    expect(playLine(nearly, 'f5-f6').outcome).toBeNull();
    expect(playLine(nearly, 'f5-f6 c6-d6').outcome).toEqual({ winners: [], rule: 'TB5.5' });
  });

  it('TB5.5 starts again with a capture', () => {
    const passage = { palacePassage: 'open' } as const;
    const nearly = { ...scene('light', quiet, passage), quietPlies: 99 };
    expect(playLine(nearly, 'f5-d5').outcome?.rule).toBe('TB5.5');
    const captured = playLine(nearly, 'f5-c5xc6');
    expect(captured.outcome).toBeNull();
    expect(captured.quietPlies).toBe(0);
    expect(playLine(captured, 'c4-d4').quietPlies).toBe(1);
  });

  it('TB5.5 bounds the length of a match: every pawn can be taken once', () => {
    expect(game.longest({ drawAfter: 60 }, 2)).toBe(25 * 60);
  });
});

describe('a side that cannot move', () => {
  const lightWalledIn = `
    9 . . . . . . . . .
    8 . . D . . . . . .
    7 D . . . . . . . .
    6 L D . . . . . . .
    5 K L . . . . . . .
    4 L D . . . . . . .
    3 D . . . . . . . .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `;

  it('TB5.6 loses on its turn: light', () => {
    const state = scene('dark', lightWalledIn);
    expect(playLine(state, 'c8-c6').outcome).toBeNull();
    expect(playLine(state, 'c8-c5').outcome).toEqual({ winners: [2], rule: 'TB5.6' });
  });

  it('TB5.6 loses on its turn: dark', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . K . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 L . . . . . . . .
      2 D . . . . L . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'f2-c2').outcome).toBeNull();
    expect(playLine(state, 'f2-b2').outcome).toEqual({ winners: [1], rule: 'TB5.6' });
  });

  it('TB5.6 loses without a piece left too', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . K . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . L D . . L . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(playLine(state, 'f2-d2xc2').outcome).toEqual({ winners: [1], rule: 'TB5.6' });
  });

  it('TB5.6 goes before TB5.4 and TB5.5', () => {
    const state = { ...scene('dark', lightWalledIn), quietPlies: 99 };
    const after = playLine(state, 'c8-c5');
    expect(after.outcome?.rule).toBe('TB5.6');
    const repeated = {
      ...state,
      positions: [...after.positions.slice(-1), ...after.positions.slice(-1)],
    };
    expect(playLine(repeated, 'c8-c5').outcome?.rule).toBe('TB5.6');
  });
});

describe('the order of the checks', () => {
  const start = scene(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . D K . . . . D .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  );

  it('TB4.4 goes before TB5.5', () => {
    expect(playLine({ ...start, quietPlies: 99 }, 'h3-d3').outcome?.rule).toBe('TB4.4');
  });

  it('TB5.4 goes before TB5.5', () => {
    const after = playLine(start, 'b3-b4');
    const positions = [...after.positions, ...after.positions];
    const repeated = { ...start, positions, quietPlies: 99 };
    expect(playLine(repeated, 'b3-b4').outcome?.rule).toBe('TB5.4');
  });
});

describe('acts of the table', () => {
  it.each([
    { loser: 1, winner: 2 },
    { loser: 2, winner: 1 },
  ])('TB5.7 lets seat $loser resign at any time, on turn or not', ({ loser, winner }) => {
    for (const line of [[], ['e4-f4']]) {
      const over = enter([...line.map((move) => ({ by: 1, move })), { by: loser, move: 'resign' }]);
      expect(outcomeOf(over)).toEqual({ winners: [winner], rule: 'TB5.7' });
    }
  });

  it('TB5.8 ends drawn when an offer is answered by one', () => {
    const offered = enter([{ by: 2, move: 'draw' }]);
    expect(outcomeOf(offered)).toBeUndefined();
    const over = enter([
      { by: 2, move: 'draw' },
      { by: 1, move: 'draw' },
    ]);
    expect(outcomeOf(over)).toEqual({ winners: [], rule: 'TB5.8' });
  });

  it('TB5.8 lets an offer lapse when the other side moves', () => {
    const lapsed = enter([
      { by: 2, move: 'draw' },
      { by: 1, move: 'e4-f4' },
      { by: 1, move: 'draw' },
    ]);
    expect(outcomeOf(lapsed)).toBeUndefined();
    expect(lapsed.offers.map(({ seat }) => seat)).toEqual([1]);
  });

  it('TB5.8 keeps an offer open while only who made it moves', () => {
    const kept = enter([
      { by: 1, move: 'draw' },
      { by: 1, move: 'e4-f4' },
    ]);
    expect(kept.offers.map(({ seat }) => seat)).toEqual([1]);
  });
});

function enter(entries: readonly { readonly by: number; readonly move: string }[]): Match {
  const started = newMatch(game, { seats: 2, options: {}, seedHash: '0'.repeat(64) });
  if (!started.ok) throw new Error(started.error.reason);
  return entries.reduce<Match>((match, { by, move }) => {
    const next = play(match, by, move);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value.match;
  }, started.value as Match);
}
