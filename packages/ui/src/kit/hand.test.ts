import { describe, expect, it } from 'vitest';
import {
  answerTo,
  type Choices,
  EMPTY_HAND,
  type Gesture,
  type Hand,
  pickedIn,
  pickOne,
  pickSeveral,
} from './hand.ts';

/** Own pieces on a and b; from a one may go to c and, on top of the other, to b. */
const board: Choices<string> = {
  pick: pickOne((cell) => cell === 'a' || cell === 'b'),
  carry: ([from], to) => ({
    kind: from === 'a' && (to === 'b' || to === 'c') ? 'play' : 'explain',
    move: `${from}-${to}`,
  }),
  press: (cell) => (cell === 'x' ? { kind: 'explain', move: 'x' } : undefined),
};
const holdingA = holding('a');
const press = (cell: string): Gesture => ({ kind: 'press', cell });

function holding(...picked: readonly string[]): Hand {
  return { picked, isLifted: false };
}

describe('a hand that carries from cell to cell', () => {
  it('drops nothing once its question has gone', () => {
    expect(answerTo(board, EMPTY_HAND, { kind: 'drop', cell: 'c' })).toEqual({ hand: EMPTY_HAND });
  });

  it('takes up a piece, and lays it down when it is pressed again', () => {
    expect(answerTo(board, EMPTY_HAND, press('a'))).toEqual({ hand: holdingA });
    expect(answerTo(board, holdingA, press('a'))).toEqual({ hand: EMPTY_HAND });
  });

  it('plays where it may go, and is empty then', () => {
    expect(answerTo(board, holdingA, press('c'))).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: 'a-c' },
    });
  });

  it('asks why not, and keeps what it holds', () => {
    expect(answerTo(board, holdingA, press('d'))).toEqual({
      hand: holdingA,
      act: { kind: 'explain', move: 'a-d' },
    });
  });

  it('takes up another piece, unless going there is a move', () => {
    expect(answerTo(board, holding('b'), press('a'))).toEqual({ hand: holdingA });
    expect(answerTo(board, holdingA, press('b')).act).toEqual({ kind: 'play', move: 'a-b' });
  });

  it('asks about a cell that is pressed with nothing in hand', () => {
    expect(answerTo(board, EMPTY_HAND, press('x')).act).toEqual({ kind: 'explain', move: 'x' });
    expect(answerTo(board, EMPTY_HAND, press('d'))).toEqual({ hand: EMPTY_HAND });
  });

  it('carries a piece from where it was lifted to where it is dropped', () => {
    const lifted = answerTo(board, EMPTY_HAND, { kind: 'lift', cell: 'a' }).hand;
    expect(lifted).toEqual({ picked: ['a'], isLifted: true });
    expect(answerTo(board, lifted, { kind: 'drop', cell: 'c' }).act?.move).toBe('a-c');
    expect(answerTo(board, lifted, { kind: 'drop', cell: undefined })).toEqual({
      hand: EMPTY_HAND,
    });
    expect(answerTo(board, lifted, { kind: 'drop', cell: 'a' })).toEqual({ hand: holdingA });
    expect(answerTo(board, lifted, { kind: 'cancel' })).toEqual({ hand: EMPTY_HAND });
  });

  it('holds nothing that is not its own any more, and nothing while others decide', () => {
    expect(pickedIn(board, holding('d'))).toEqual([]);
    expect(pickedIn(undefined, holdingA)).toEqual([]);
    expect(answerTo(undefined, holdingA, press('c'))).toEqual({ hand: EMPTY_HAND });
    expect(answerTo(board, EMPTY_HAND, { kind: 'lift', cell: 'd' })).toEqual({ hand: EMPTY_HAND });
  });
});

describe('a drag that comes to nothing', () => {
  /** From a to c alone; a is meant to go wherever it is dropped, and b to stay. */
  const asking: Choices<string> = {
    pick: pickOne((cell) => cell === 'a'),
    carry: (_, to) => (to === 'c' ? { kind: 'play', move: 'a-c' } : undefined),
    press: (cell) => ({ kind: cell === 'x' ? 'explain' : 'play', move: cell }),
    meant: (from, to) => (from === 'y' ? undefined : [from, to].join('-')),
  };
  const pull = (cell: string): Gesture => ({ kind: 'pull', cell });

  it('asks the rules about what was meant, and keeps what it holds', () => {
    expect(answerTo(asking, holdingA, { kind: 'drop', cell: 'z' })).toEqual({
      hand: holdingA,
      act: { kind: 'explain', move: 'a-z', at: 'a' },
    });
    expect(answerTo(asking, holdingA, { kind: 'drop', cell: 'c' }).act?.kind).toBe('play');
    expect(answerTo(asking, holdingA, { kind: 'drop', cell: undefined }).act).toBeUndefined();
  });

  it('asks about what does not come along, and does nothing that a press would do', () => {
    expect(answerTo(asking, EMPTY_HAND, pull('b')).act).toEqual({
      kind: 'explain',
      move: 'b-',
      at: 'b',
    });
    expect(answerTo(asking, EMPTY_HAND, pull('y'))).toEqual({ hand: EMPTY_HAND });
    expect(answerTo(board, EMPTY_HAND, pull('x')).act).toEqual({ kind: 'explain', move: 'x' });
    expect(answerTo(undefined, EMPTY_HAND, pull('x'))).toEqual({ hand: EMPTY_HAND });
  });
});

describe('a hand that picks and confirms', () => {
  const isCard = (cell: string): boolean => cell.startsWith('card');
  const cards: Choices<string> = {
    pick: pickSeveral(isCard, 2),
    confirm: (picked) => (picked.length === 2 ? picked.join('+') : undefined),
  };

  it('picks so many, and one more takes the place of the first', () => {
    const two = answerTo(cards, holding('card 1'), press('card 2')).hand;
    expect(two).toEqual(holding('card 1', 'card 2'));
    expect(answerTo(cards, two, press('card 3')).hand).toEqual(holding('card 2', 'card 3'));
    expect(answerTo(cards, two, press('card 1')).hand).toEqual(holding('card 2'));
  });

  it('plays what is in hand once it is enough', () => {
    const confirm: Gesture = { kind: 'confirm' };
    expect(answerTo(cards, holding('card 1'), confirm)).toEqual({ hand: holding('card 1') });
    expect(answerTo(cards, holding('card 1', 'card 2'), confirm)).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: 'card 1+card 2' },
    });
  });

  it('keeps what is picked when somebody presses beside it', () => {
    const two = holding('card 1', 'card 2');
    expect(answerTo(cards, two, press('table'))).toEqual({ hand: two });
  });

  it('confirms by a second press where the game wants it so', () => {
    const one: Choices<string> = {
      pick: pickOne(isCard),
      confirm: ([card]) => card,
      againConfirms: true,
    };
    expect(answerTo(one, holding('card 1'), press('card 2')).hand).toEqual(holding('card 2'));
    expect(answerTo(one, holding('card 1'), press('card 1')).act?.move).toBe('card 1');
  });

  it('carries several at once', () => {
    const stack: Choices<string> = {
      ...cards,
      carry: (picked, to) => ({ kind: 'play', move: `${picked.join('+')} to ${to}` }),
    };
    const lifted = answerTo(stack, holding('card 1', 'card 2'), { kind: 'lift', cell: 'card 2' });
    expect(lifted.hand).toEqual({ picked: ['card 1', 'card 2'], isLifted: true });
    const { act } = answerTo(stack, lifted.hand, { kind: 'drop', cell: 'floor 3' });
    expect(act?.move).toBe('card 1+card 2 to floor 3');
  });
});

/** A move of two gestures: a goes to c, and only the cell that is pressed then makes a move of it. */
const twofold: Choices<string> = {
  pick(cell, picked) {
    if (cell === 'a') return ['a'];
    return cell === 'c' && picked[0] === 'a' ? ['a', 'c'] : undefined;
  },
  carry([from, to], cell) {
    if (to !== undefined) return { kind: cell === 'x' ? 'play' : 'explain', move: `${to}x${cell}` };
    return cell === 'c'
      ? { kind: 'hold', picked: ['a', 'c'] }
      : { kind: 'explain', move: `${from}` };
  },
};

describe('a hand that makes a move of two gestures', () => {
  it.each<Gesture>([press('c'), { kind: 'drop', cell: 'c' }])(
    'holds half of it after a $kind, and plays with the next press',
    (gesture) => {
      const half = answerTo(twofold, holdingA, gesture);
      expect(half).toEqual({ hand: holding('a', 'c') });
      expect(pickedIn(twofold, half.hand)).toEqual(['a', 'c']);
      expect(answerTo(twofold, half.hand, press('x'))).toEqual({
        hand: EMPTY_HAND,
        act: { kind: 'play', move: 'cxx' },
      });
    },
  );

  it('keeps the half when the other half is refused, and takes it back when it is pressed again', () => {
    const half = holding('a', 'c');
    expect(answerTo(twofold, half, press('z'))).toEqual({
      hand: half,
      act: { kind: 'explain', move: 'cxz' },
    });
    expect(answerTo(twofold, half, press('c'))).toEqual({ hand: holdingA });
  });
});
