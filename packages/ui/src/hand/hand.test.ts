import { describe, expect, it } from 'vitest';
import { answerTo, type Choices, EMPTY_HAND, type Gesture, type Hand, selectedIn } from './hand.ts';

/** Own pieces on a and b; from a one may go to c and, on top of the other, to b. */
const choices: Choices<string> = {
  isOwn: (cell) => cell === 'a' || cell === 'b',
  go: (from, to) => ({
    kind: from === 'a' && (to === 'b' || to === 'c') ? 'play' : 'explain',
    move: `${from}-${to}`,
  }),
  press: (cell) => (cell === 'x' ? { kind: 'explain', move: 'x' } : undefined),
};
const holdingA: Hand = { selected: 'a', isLifted: false };
const holdingB: Hand = { selected: 'b', isLifted: false };

const press = (cell: string): Gesture => ({ kind: 'press', cell });

describe('a hand over a board', () => {
  it('takes up a piece, and lays it down when it is pressed again', () => {
    expect(answerTo(choices, EMPTY_HAND, press('a'))).toEqual({ hand: holdingA });
    expect(answerTo(choices, holdingA, press('a'))).toEqual({ hand: EMPTY_HAND });
  });

  it('plays where it may go, and is empty then', () => {
    expect(answerTo(choices, holdingA, press('c'))).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: 'a-c' },
    });
  });

  it('asks why not, and keeps what it holds', () => {
    expect(answerTo(choices, holdingA, press('d'))).toEqual({
      hand: holdingA,
      act: { kind: 'explain', move: 'a-d' },
    });
  });

  it('takes up another piece, unless going there is a move', () => {
    expect(answerTo(choices, holdingB, press('a'))).toEqual({ hand: holdingA });
    expect(answerTo(choices, holdingA, press('b')).act).toEqual({ kind: 'play', move: 'a-b' });
  });

  it('asks about a cell that is pressed with nothing in hand', () => {
    expect(answerTo(choices, EMPTY_HAND, press('x')).act).toEqual({ kind: 'explain', move: 'x' });
    expect(answerTo(choices, EMPTY_HAND, press('d'))).toEqual({ hand: EMPTY_HAND });
  });

  it('carries a piece from where it was lifted to where it is dropped', () => {
    const lifted = answerTo(choices, EMPTY_HAND, { kind: 'lift', cell: 'a' }).hand;
    expect(lifted).toEqual({ selected: 'a', isLifted: true });
    expect(answerTo(choices, lifted, { kind: 'drop', cell: 'c' }).act?.move).toBe('a-c');
    expect(answerTo(choices, lifted, { kind: 'drop', cell: undefined })).toEqual({
      hand: EMPTY_HAND,
    });
    expect(answerTo(choices, lifted, { kind: 'drop', cell: 'a' })).toEqual({ hand: holdingA });
    expect(answerTo(choices, lifted, { kind: 'cancel' })).toEqual({ hand: EMPTY_HAND });
  });

  it('holds nothing that is not its own any more, and nothing while others decide', () => {
    expect(selectedIn(choices, { selected: 'd', isLifted: false })).toBeUndefined();
    expect(selectedIn(undefined, holdingA)).toBeUndefined();
    expect(answerTo(undefined, holdingA, press('c'))).toEqual({ hand: EMPTY_HAND });
    expect(answerTo(choices, EMPTY_HAND, { kind: 'lift', cell: 'd' })).toEqual({
      hand: EMPTY_HAND,
    });
  });
});
