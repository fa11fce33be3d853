import { defaultOptions } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { beginWith, game, parseDiagram, squareNamed } from '../rules/index.ts';
import { choicesOf, targetsOf } from './choices.ts';

const board = parseDiagram(`
  9 . . . . . . . . .
  8 . . . . . . . . .
  7 . . . . . . . . .
  6 . . . . L . . . .
  5 . . . L K L . . .
  4 . . . . L . . . .
  3 . . D . L . . . .
  2 . . . . . . . . .
  1 . . . . . . . . .
    a b c d e f g h i
`);
const state = beginWith({ board, turn: 'light', options: defaultOptions(info.options) });
const decision = { board, side: 'light', moves: game.moves(state, 1) } as const;
const choices = choicesOf(decision);

const move = (from: string, to: string) => ({ from: squareNamed(from), to: squareNamed(to) });

describe('what the hand may do on the board', () => {
  it('takes up the pieces of the side that decides, shut in or not, and no others', () => {
    expect(targetsOf(decision, ['e5'])).toEqual([]);
    expect(choices.pick('e5', [])).toEqual(['e5']);
    expect(choices.pick('e3', [])).toEqual(['e3']);
    expect(choices.pick('c3', [])).toBeUndefined();
    expect(choices.pick('a4', [])).toBeUndefined();
  });

  it('goes where the rules let it', () => {
    expect(choices.carry?.(['e3'], 'd3')).toEqual({ kind: 'play', move: move('e3', 'd3') });
    expect(choices.carry?.(['e3'], 'b3')).toEqual({ kind: 'explain', move: move('e3', 'b3') });
    expect(choices.carry?.(['e3'], 'c3')).toEqual({ kind: 'explain', move: move('e3', 'c3') });
  });

  it('asks whose piece it is when an enemy piece is pressed first', () => {
    expect(choices.press?.('c3')).toEqual({ kind: 'explain', move: move('c3', 'c3') });
    expect(choices.press?.('a4')).toBeUndefined();
  });
});
