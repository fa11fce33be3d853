import { describe, expect, it } from 'vitest';
import { scene } from '../../rules/index.ts';
import { playOut } from '../../rules/testing.ts';
import { lieOf } from './geometry.ts';
import { isTaken, laidDown, piecesOf, placeIn } from './pieces.ts';

const lie = lieOf(false);
const turned = lieOf(true);
const state = scene(
  `
  7 L - - L - - .
  6 | . - . - . |
  5 | | . . . | |
  4 . . .   D . .
  3 | | . . . | |
  2 | . - . - D |
  1 . - - . - - .
  `,
  { inHand: [7, 7] },
);

describe('the pieces', () => {
  it('NM1.2 are nine of each, on the board, in hand or taken', () => {
    for (const view of [state, playOut(state, 'g7xe4')]) {
      const kinds = piecesOf(view, lie).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'L')).toHaveLength(9);
      expect(kinds.filter((kind) => kind === 'D')).toHaveLength(9);
    }
  });

  it('NM3.2 that were taken lie with whoever took them, where they are in nobody’s way', () => {
    const view = playOut(state, 'g7xe4');
    const places = piecesOf(view, lie).map((piece) => JSON.stringify(placeIn(lie, piece)));
    expect(new Set(places).size).toBe(18);
    const taken = piecesOf(view, lie).find(isTaken);
    expect(taken).toMatchObject({ kind: 'D' });
    expect(taken && placeIn(lie, taken).y).toBeGreaterThan(lie.height / 2);
    expect(taken && placeIn(turned, taken).y).toBeLessThan(lie.height / 2);
  });

  it('lie where a hand has set one down, until the rest of the move is told', () => {
    const half = laidDown(state, { from: null, to: 23 });
    expect(half.board.charAt(23)).toBe('L');
    expect(half.inHand.light).toBe(6);
    expect(laidDown(state, { from: null, to: undefined })).toBe(state);
  });
});
