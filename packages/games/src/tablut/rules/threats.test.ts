import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';
import { playLine } from './play-line.ts';
import { makeSquare, squareNamed } from './square.ts';
import type { TablutState } from './state.ts';
import { threatsNow } from './view.ts';

/** The attacker on b2 hunts the king up and down; h3 and h4 stand ready to close in. */
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
const ONCE = 'b2-b3 c3-c4 b3-b4 c4-c3';
const AGAIN = 'b4-b3 c3-c4 b3-b4 c4-c3';

describe('a threat', () => {
  it('TB5.2 is a move that would take the king if the attackers moved again at once', () => {
    const state = scene('dark', hunt);
    expect(threats(state)).toEqual([]);
    expect(threats(playLine(state, 'b2-b3'))).toEqual(['h3-d3 at c3: 1']);
  });

  it('TB5.2 is another one from another square, to another square or of a king elsewhere', () => {
    const state = playLine(scene('dark', hunt), ONCE);
    expect(threats(playLine(state, 'b4-b3'))).toEqual(['h3-d3 at c3: 2']);
    expect(threats(playLine(state, 'b4-b3 g6-g7 h3-g3'))).toEqual(['g3-d3 at c3: 1']);
  });

  it('TB5.2 is counted each time a move of the attackers makes it, not while it stands', () => {
    const made = playLine(scene('dark', hunt), 'b2-b3');
    expect(threats(playLine(made, 'g6-g7'))).toEqual(['h3-d3 at c3: 1']);
    expect(threats(playLine(made, 'g6-g7 h4-h5'))).toEqual(['h3-d3 at c3: 1']);
  });

  it('TB5.2 is not made by a king who walks into it', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . K . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D . . . . . D .
      2 . . . . . . . . .
      1 . . . . . . D . .
        a b c d e f g h i
      `,
    );
    const inside = playLine(state, 'c6-c3');
    expect(threats(inside)).toEqual(['h3-d3 at c3: 0']);
    expect(threats(playLine(inside, 'g1-f1'))).toEqual(['h3-d3 at c3: 0']);
  });

  it('TB5.2 is counted anew after an attackers’ turn that leaves no threat standing', () => {
    const twice = playLine(scene('dark', hunt), `${ONCE} b4-b3`);
    expect(threats(twice)).toEqual(['h3-d3 at c3: 2']);
    const paused = playLine(twice, 'g6-g7 b3-b2');
    expect(paused.threatCounts).toEqual([]);
    expect(threats(playLine(paused, 'g7-g6 b2-b3'))).toEqual(['h3-d3 at c3: 1']);
  });

  it('TB5.2 keeps its count while another threat stands', () => {
    const state = playLine(scene('dark', hunt), `${ONCE} b4-b3 c3-c4 b3-b4`);
    expect(threats(state)).toEqual(['h4-d4 at c4: 2']);
    expect(counts(state)).toEqual(['h3-d3 at c3: 2', 'h4-d4 at c4: 2']);
  });

  it('TB5.2 keeps its count when light answers it, even by taking a pawn', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . L . .
      5 . . . . . . D . .
      4 . . . . . . . D .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . L . . . .
        a b c d e f g h i
      `,
    );
    const counted = withCount(state, 'h3-d3', 'c3', 2);
    const taken = playLine(playLine(counted, 'e1-e4 h4-h5'), 'e4-g4xg5');
    expect(counts(taken)).toEqual(['h3-d3 at c3: 2']);
  });

  const capture = `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . D . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . D K . . . . . .
    2 . . . . . . L . .
    1 . . D . . . D . .
      a b c d e f g h i
  `;

  it('TB5.2 counts as one if made by a move that takes a pawn, and the other counts are gone', () => {
    const state = withCount(withCount(scene('dark', capture), 'g3-d3', 'c3', 2), 'h4-d4', 'c4', 2);
    const after = playLine(state, 'g7-g3xg2');
    expect(counts(after)).toEqual(['g3-d3 at c3: 1']);
  });

  it('TB5.2 would count as three if the same move took nothing', () => {
    const withoutPawn = capture.replace('L', '.');
    const state = withCount(
      withCount(scene('dark', withoutPawn), 'g3-d3', 'c3', 2),
      'h4-d4',
      'c4',
      2,
    );
    expect(counts(playLine(state, 'g7-g3'))).toEqual(['h4-d4 at c4: 2', 'g3-d3 at c3: 3']);
  });

  it('TB5.2 also stands the hard way: in the palace the last open side', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . D . . . .
      5 . . . . K . . D .
      4 . . . . D . . . .
      3 . . . D . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(threats(state)).toEqual([]);
    expect(threats(playLine(state, 'd3-d5'))).toEqual(['h5-f5 at e5: 1']);
  });
});

describe('a void threat', () => {
  const void3 = playLine(scene('dark', hunt), `${ONCE} ${AGAIN} b4-b3`);

  it('TB5.1 cannot win any more, the third time in a row', () => {
    const twice = playLine(scene('dark', hunt), `${ONCE} b4-b3`);
    expect(playLine(twice, 'g6-g7 h3-d3').outcome).toEqual({ winners: [2], rule: 'TB4.4' });
    expect(playLine(void3, 'g6-g7 h3-d3').outcome).toBeNull();
  });

  it('TB5.3 is warned of at the second time and void at the third', () => {
    const start = scene('dark', hunt);
    expect(threatsNow(playLine(start, 'b2-b3'))[0]?.status).toBe('live');
    expect(threatsNow(playLine(start, `${ONCE} b4-b3`))[0]?.status).toBe('warned');
    expect(threatsNow(void3)[0]?.status).toBe('void');
  });

  it('TB5.3 may be played, and takes pawns but not the king', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . D . . . . .
      4 . . . L . . . . .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const after = playLine(withCount(state, 'h3-d3', 'c3', 3), 'h3-d3xd4');
    expect(after.outcome).toBeNull();
    expect(after.board).toContain('K');
    expect(after.board).not.toContain('L');
  });

  it('TB5.3 does not spare the king from another piece that closes the same square', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . D . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const counted = withCount(state, 'h3-d3', 'c3', 3);
    expect(playLine(counted, 'h3-d3').outcome).toBeNull();
    expect(playLine(counted, 'd7-d3').outcome).toEqual({ winners: [2], rule: 'TB4.4' });
  });

  it('TB5.3 does not spare the king from the same piece on another side of him', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . D . . . . .
      3 . D K . . . . . .
      2 . . D . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const counted = withCount(state, 'd4-d3', 'c3', 3);
    expect(playLine(counted, 'd4-d3').outcome).toBeNull();
    expect(playLine(counted, 'd4-c4').outcome).toEqual({ winners: [2], rule: 'TB4.4' });
  });

  it('TB5.3 does not spare a king who has gone elsewhere from the same move', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . D . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D . . K D . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const counted = withCount(state, 'd7-d3', 'c3', 3);
    expect(playLine(counted, 'd7-d3').outcome).toEqual({ winners: [2], rule: 'TB4.4' });
  });

  it('TB5.3 still stands: it stays void for as long as it does', () => {
    const later = playLine(void3, 'g6-g7 h4-h5 g7-g6 h5-h4');
    expect(threats(later)).toEqual(['h3-d3 at c3: 3']);
    expect(playLine(later, 'g6-g7 h3-d3').outcome).toBeNull();
  });

  it('TB5.3 counts again once the counts have started afresh', () => {
    const afresh = playLine(void3, 'g6-g7 b3-b2 g7-g6 b2-b3');
    expect(threats(afresh)).toEqual(['h3-d3 at c3: 1']);
    expect(playLine(afresh, 'g6-g7 h3-d3').outcome).toEqual({ winners: [2], rule: 'TB4.4' });
  });
});

function threats(state: TablutState): string[] {
  return threatsNow(state).map(told);
}

function counts(state: TablutState): string[] {
  return state.threatCounts.map(told);
}

function told(threat: { from: number; to: number; king: number; times: number }): string {
  const move = `${makeSquare(threat.from)}-${makeSquare(threat.to)}`;
  return `${move} at ${makeSquare(threat.king)}: ${threat.times}`;
}

function withCount(state: TablutState, move: string, king: string, times: number): TablutState {
  const [from = '', to = ''] = move.split('-');
  const threat = { from: squareNamed(from), to: squareNamed(to), king: squareNamed(king), times };
  return { ...state, threatCounts: [...state.threatCounts, threat] };
}
