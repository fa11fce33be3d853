import { answerTo, EMPTY_HAND, type Gesture, type Hand } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import {
  game,
  makePoint,
  type MorrisMove,
  scene,
  seatOf,
  type MorrisState,
} from '../rules/index.ts';
import { choicesOf, type Decision, targetsOf } from './choices.ts';

const moving = decisionIn(
  scene(`
    7 L - - . - - L
    6 | . - L - . |
    5 | | . . . | |
    4 . . .   D . .
    3 | | . L . | |
    2 | . - . - D |
    1 D - - D - - D
  `),
);

const placing = decisionIn(
  scene(
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
  ),
);

function decisionIn(state: MorrisState): Decision {
  const { board, turn } = state;
  return { board, side: turn, moves: game.moves(state, seatOf(turn)) };
}

/** Gestures one after another: what is in hand then, and what the last of them did. */
function done(decision: Decision, ...gestures: readonly (string | Gesture)[]): string {
  const choices = choicesOf(decision);
  let hand: Hand = EMPTY_HAND;
  let last = '';
  for (const gesture of gestures) {
    const made =
      typeof gesture === 'string' ? ({ kind: 'press', cell: gesture } as const) : gesture;
    const answer = answerTo(choices, hand, made);
    hand = answer.hand;
    last = answer.act ? `${answer.act.kind} ${written(answer.act.move)}` : '';
  }
  return `[${hand.picked.join(' ')}] ${last}`.trim();
}

function written(move: MorrisMove): string {
  const [from, takes] = [move.from, move.takes].map((at) => (at === null ? '' : makePoint(at)));
  return `${from}-${makePoint(move.to)}x${takes}`;
}

const lift = (cell: string): Gesture => ({ kind: 'lift', cell });
const drop = (cell: string): Gesture => ({ kind: 'drop', cell });

describe('what the hand may do', () => {
  it('NM2.2 carries a piece from point to point', () => {
    expect(done(moving, 'd6')).toBe('[d6]');
    expect(done(moving, 'd6', 'd5')).toBe('[] play d6-d5x');
    expect(done(moving, lift('d6'), drop('d5'))).toBe('[] play d6-d5x');
    expect(done(moving, 'd6', 'b4')).toBe('[d6] explain d6-b4x');
    expect(done(moving, 'd6', 'a7')).toBe('[a7]');
  });

  it('NM3.2 makes a move of two gestures where it closes a mill', () => {
    expect(done(moving, 'd6', 'd7')).toBe('[d6 d7]');
    expect(done(moving, lift('d6'), drop('d7'))).toBe('[d6 d7]');
    expect(done(moving, 'd6', 'd7', 'e4')).toBe('[] play d6-d7xe4');
    expect(done(moving, 'd6', 'd7', 'd7')).toBe('[d6]');
    expect(done(moving, 'd6', 'd7', 'a7')).toBe('[a7]');
  });

  it('NM3.4 asks why a piece cannot be taken, and waits for another', () => {
    expect(done(moving, 'd6', 'd7', 'd1')).toBe('[d6 d7] explain d6-d7xd1');
    expect(done(moving, 'd6', 'd7', 'b4')).toBe('[d6 d7] explain d6-d7xb4');
  });

  it('NM2.1 places by a press alone, or from the hand', () => {
    expect(done(placing, 'd2')).toBe('[] play -d2x');
    expect(done(placing, 'hand-light', 'd2')).toBe('[] play -d2x');
    expect(done(placing, lift('hand-light'), drop('d2'))).toBe('[] play -d2x');
    expect(done(placing, 'e4')).toBe('[] explain -e4x');
    expect(done(placing, 'hand-dark')).toBe('[]');
  });

  it('NM3.2 places and takes by two gestures', () => {
    expect(done(placing, 'g7')).toBe('[hand-light g7]');
    expect(done(placing, 'g7', 'e4')).toBe('[] play -g7xe4');
    expect(done(placing, lift('hand-light'), drop('g7'), 'f2')).toBe('[] play -g7xf2');
    expect(done(placing, 'g7', 'hand-light', 'f2')).toBe('[] play -g7xf2');
  });

  it('NM1.3 asks whose piece it is when an enemy piece is pressed first', () => {
    expect(done(moving, 'e4')).toBe('[] explain e4-e4x');
    expect(done(moving, 'b4')).toBe('[]');
  });

  it('shows where half of a move may lead', () => {
    const names = (...picked: string[]) => targetsOf(moving, picked).join(' ');
    expect(names('d6')).toBe('b6 d5 d7 f6');
    expect(names('d6', 'd7')).toBe('e4 f2');
  });
});
