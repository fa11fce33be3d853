import { defaultOptions } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { beginWith, game, parseDiagram, squareNamed } from '../rules/index.ts';
import {
  answerTo,
  type Decision,
  EMPTY_HAND,
  type Hand,
  selectedIn,
  targetsOf,
} from './interaction.ts';

const board = parseDiagram(`
  9 . . . . . . . . .
  8 . . . . . . . . .
  7 . . . . . . . . .
  6 . . . . . . . . .
  5 . . . . K . . . .
  4 . . . . L . . . .
  3 . . D . L . . . .
  2 . . . . . . . . .
  1 . . . . . . . . .
    a b c d e f g h i
`);
const state = beginWith({ board, turn: 'light', options: defaultOptions(info.options) });
const light: Decision = { board, side: 'light', moves: game.moves(state, 1) };
const nobody: Decision = { board, side: undefined, moves: [] };

const square = squareNamed;
const move = (from: string, to: string) => ({ from: square(from), to: square(to) });
const held = (name: string): Hand => ({ selected: square(name), isLifted: false });
const lifted = (name: string): Hand => ({ selected: square(name), isLifted: true });
const press = (decision: Decision, hand: Hand, name: string) =>
  answerTo(decision, hand, { kind: 'press', square: square(name) });
const drop = (hand: Hand, name: string | undefined) =>
  answerTo(light, hand, { kind: 'drop', square: name === undefined ? undefined : square(name) });

describe('pressing', () => {
  it('selects a piece of the side that decides', () => {
    expect(press(light, EMPTY_HAND, 'e5')).toEqual({ hand: held('e5') });
  });

  it('selects one that cannot go anywhere too, so that its ways can be asked for', () => {
    expect(targetsOf(light, square('e4'))).not.toEqual([]);
    expect(press(light, EMPTY_HAND, 'e4')).toEqual({ hand: held('e4') });
  });

  it('plays to a legal target', () => {
    expect(press(light, held('e3'), 'd3')).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: move('e3', 'd3') },
    });
  });

  it('asks why not for any other square, and keeps the selection', () => {
    expect(press(light, held('e3'), 'b3')).toEqual({
      hand: held('e3'),
      act: { kind: 'explain', move: move('e3', 'b3') },
    });
  });

  it('asks why not for an enemy piece as a target', () => {
    expect(press(light, held('e3'), 'c3').act).toEqual({
      kind: 'explain',
      move: move('e3', 'c3'),
    });
  });

  it('changes to another own piece', () => {
    expect(press(light, held('e3'), 'e5')).toEqual({ hand: held('e5') });
  });

  it('lets go of the selected piece', () => {
    expect(press(light, held('e3'), 'e3')).toEqual({ hand: EMPTY_HAND });
  });

  it('asks whose piece it is when an enemy piece is pressed first', () => {
    expect(press(light, EMPTY_HAND, 'c3').act).toEqual({ kind: 'explain', move: move('c3', 'c3') });
  });

  it('does nothing on an empty square', () => {
    expect(press(light, EMPTY_HAND, 'a4')).toEqual({ hand: EMPTY_HAND });
  });

  it('does nothing where nobody decides', () => {
    expect(press(nobody, EMPTY_HAND, 'e5')).toEqual({ hand: EMPTY_HAND });
    expect(press(nobody, held('e5'), 'd5')).toEqual({ hand: EMPTY_HAND });
  });
});

describe('dragging', () => {
  it('lifts an own piece and no other', () => {
    expect(answerTo(light, EMPTY_HAND, { kind: 'lift', square: square('e3') })).toEqual({
      hand: lifted('e3'),
    });
    expect(answerTo(light, EMPTY_HAND, { kind: 'lift', square: square('c3') })).toEqual({
      hand: EMPTY_HAND,
    });
  });

  it('plays where it is dropped', () => {
    expect(drop(lifted('e3'), 'e1').act).toEqual({ kind: 'play', move: move('e3', 'e1') });
  });

  it('asks why not where it may not be dropped, and stays selected', () => {
    expect(drop(lifted('e3'), 'a9')).toEqual({
      hand: held('e3'),
      act: { kind: 'explain', move: move('e3', 'a9') },
    });
  });

  it('stays selected when it is put back on its own square', () => {
    expect(drop(lifted('e3'), 'e3')).toEqual({ hand: held('e3') });
  });

  it('is over when it is dropped beside the board', () => {
    expect(drop(lifted('e3'), undefined)).toEqual({ hand: EMPTY_HAND });
  });
});

describe('the selection', () => {
  it('ends with cancel', () => {
    expect(answerTo(light, held('e3'), { kind: 'cancel' })).toEqual({ hand: EMPTY_HAND });
  });

  it('lapses when its piece has gone or the turn has passed', () => {
    expect(selectedIn(light, held('e3'))).toBe(square('e3'));
    expect(selectedIn(light, held('a1'))).toBeUndefined();
    expect(selectedIn({ ...light, side: 'dark' }, held('e3'))).toBeUndefined();
  });
});
