import { describe, expect, it } from 'vitest';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import { parseField } from './geometry.ts';
import {
  answerTo,
  type Decision,
  EMPTY_HAND,
  type Gesture,
  type Hand,
  isMovable,
  partsOf,
  takeableIn,
  targetsOf,
} from './interaction.ts';

const start = scene(['3:Q4>Q1>Q6 5:B1 8:(F2)', '6:R2 4:M3']);

function decisionIn(state: HeuchelState, seat: number | undefined): Decision {
  const moves = seat === undefined ? [] : game.moves(state, seat);
  return { view: game.view(state, seat ?? 'watcher'), seat, moves };
}

const press = (field: string): Gesture => ({ kind: 'press', field: parseField(field) });

function after(decision: Decision, ...gestures: readonly Gesture[]) {
  return gestures.reduce<ReturnType<typeof answerTo>>(
    ({ hand }, gesture) => answerTo(decision, hand, gesture),
    { hand: EMPTY_HAND },
  );
}

describe('moving', () => {
  const decision = decisionIn(start, 1);

  it('HM3.1 an own stack is selected, and let go by a second press', () => {
    const { hand } = after(decision, press('a3'));
    expect(hand).toMatchObject({ selected: 3, count: 3 });
    expect(targetsOf(decision, hand)).toEqual([4, 6]);
    expect(after(decision, press('a3'), press('a3')).hand).toEqual(EMPTY_HAND);
  });

  it('a press on a landing plays the move', () => {
    expect(after(decision, press('a3'), press('a4'))).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: { kind: 'move', from: 3, count: 0, to: 4 } },
    });
  });

  it('HM3.5 a card of the stack chooses how many go along', () => {
    expect(partsOf(decision, 3)).toEqual([1, 2, 3]);
    expect(partsOf(decision, 5)).toEqual([1]);
    const { act } = after(decision, press('a3'), { kind: 'count', count: 2 }, press('a6'));
    expect(act).toEqual({ kind: 'play', move: { kind: 'move', from: 3, count: 2, to: 6 } });
  });

  it('a forbidden landing is explained, and the selection stays', () => {
    const { hand, act } = after(decision, press('a3'), press('a7'));
    expect(hand.selected).toBe(3);
    expect(act).toEqual({ kind: 'explain', move: { kind: 'move', from: 3, count: 0, to: 7 } });
  });

  it('HM5.1 cards that are home are explained', () => {
    expect(after(decision, press('a8')).act?.kind).toBe('explain');
    expect(isMovable(decision, parseField('a8'))).toBe(false);
  });

  it('dragging selects, and dropping on a landing plays', () => {
    const lift: Gesture = { kind: 'lift', field: parseField('a5') };
    expect(after(decision, lift).hand).toMatchObject({ selected: 5, isLifted: true });
    const { act } = after(decision, lift, { kind: 'drop', field: parseField('a6') });
    expect(act).toMatchObject({ kind: 'play', move: { from: 5, to: 6 } });
    const put = after(decision, lift, { kind: 'drop', field: parseField('b9') });
    expect(put).toEqual({ hand: expectedSelection(5) });
  });

  it('another’s stack is looked at', () => {
    const { hand, act } = after(decision, press('b4'));
    expect(hand.looking).toEqual({ seat: 2, row: 4 });
    expect(act).toBeUndefined();
    expect(after(decision, press('b4'), press('b4')).hand.looking).toBeUndefined();
  });

  it('who does not decide may look and no more', () => {
    const watching = decisionIn(start, undefined);
    expect(after(watching, press('a3')).hand).toEqual({
      ...EMPTY_HAND,
      looking: { seat: 1, row: 3 },
    });
  });
});

describe('taking', () => {
  const state = scene(['4:Q4', '4:M3>M1', '4:P1', '4:F2'], { phase: 'taking', landed: 4 });
  const decision = decisionIn(state, 1);

  it('HM4.1 a press takes all of a stack, and a second leaves it', () => {
    expect(takeableIn(decision)).toEqual([2, 4]);
    expect(after(decision, press('b4')).hand.lots).toEqual([{ column: 2, count: 2 }]);
    expect(after(decision, press('b4'), press('b4')).hand.lots).toEqual([]);
  });

  it('HM4.3 keeps the order of choosing, also when a part is chosen later', () => {
    const { hand } = after(decision, press('d4'), press('b4'), {
      kind: 'lot',
      lot: { column: 4, count: 1 },
    });
    expect(hand.lots.map(({ column }) => column)).toEqual([4, 2]);
  });

  it('HM4.1 what is not outranked is explained', () => {
    expect(after(decision, press('c4')).act).toEqual({
      kind: 'explain',
      move: { kind: 'take', lots: [{ column: 3, count: 1 }] },
    });
  });
});

describe('removing', () => {
  const options = { die: 'on' } as const;
  const state = scene(['7:F1 9:Q4 8:(F5)', '6:R2'], { options, phase: 'removing' });
  const decision = decisionIn(state, 1);

  it('HM7.4 takes two presses', () => {
    expect(after(decision, press('a9')).hand.selected).toBe(9);
    expect(after(decision, press('a9'), press('a9')).act).toEqual({
      kind: 'play',
      move: { kind: 'remove', row: 9 },
    });
    expect(after(decision, press('a8')).act?.kind).toBe('explain');
  });
});

function expectedSelection(row: number): Hand {
  return { ...EMPTY_HAND, selected: row, count: 1 };
}
