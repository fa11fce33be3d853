import { answerTo, EMPTY_HAND, type Gesture, type Hand } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import {
  choicesOf,
  type Decision,
  type Deed,
  lotsOf,
  meantAtOnce,
  partsOf,
  takeableIn,
  targetsOf,
} from './choices.ts';

const start = scene(['3:Q4>Q1>Q6 5:B1 8:(F2)', '6:R2 4:M3']);

function decisionIn(state: HeuchelState, seat: number | undefined): Decision {
  const moves = seat === undefined ? [] : game.moves(state, seat);
  return { view: game.view(state, seat ?? 'watcher'), seat, moves };
}

const press = (cell: string): Gesture => ({ kind: 'press', cell });
const lift = (cell: string): Gesture => ({ kind: 'lift', cell });
const drop = (cell: string): Gesture => ({ kind: 'drop', cell });
const pull = (cell: string): Gesture => ({ kind: 'pull', cell });

function after(decision: Decision, ...gestures: readonly Gesture[]) {
  const choices = choicesOf(decision);
  return gestures.reduce<ReturnType<typeof answerTo<Deed>>>(
    ({ hand }, gesture) => answerTo(choices, hand, gesture),
    { hand: EMPTY_HAND },
  );
}

/** Why what was asked about is forbidden: `HM3.2 never-down`. */
function whyNot(state: HeuchelState, ...gestures: readonly Gesture[]): string {
  const { act } = after(decisionIn(state, 1), ...gestures);
  if (act?.kind !== 'explain' || act.move.kind === 'look') return 'silence';
  const refusal = game.check(state, 1, act.move);
  return refusal ? `${refusal.rule} ${refusal.reason}` : 'allowed';
}

const holding = (...picked: readonly string[]): Hand => ({ picked, isLifted: false });

describe('moving', () => {
  const decision = decisionIn(start, 1);

  it('HM3.1 an own stack is selected, and let go by a second press', () => {
    const { hand } = after(decision, press('a3'));
    expect(hand).toEqual(holding('a3'));
    expect(targetsOf(decision, hand.picked)).toEqual(['a4', 'a6']);
    expect(after(decision, press('a3'), press('a3')).hand).toEqual(EMPTY_HAND);
  });

  it('HM3.5 a stack is taken up with as many of its cards as were hinted at', () => {
    const hint = { kind: 'move', from: 3, count: 1, to: 4 } as const;
    const { hand } = after({ ...decision, hint }, press('a3'));
    expect(hand).toEqual(holding('a3', 'a3/1'));
  });

  it('a press on an empty floor tells whose it is', () => {
    expect(after(decision, press('b5')).act).toEqual({
      kind: 'play',
      move: { kind: 'look', cell: 'b5' },
    });
  });

  it('a press on a landing plays the move', () => {
    expect(after(decision, press('a3'), press('a4'))).toEqual({
      hand: EMPTY_HAND,
      act: { kind: 'play', move: { kind: 'move', from: 3, count: 0, to: 4 } },
    });
  });

  it('HM3.5 a card of the stack chooses how many go along, and the same one again all of them', () => {
    expect(partsOf(decision, { seat: 1, row: 3 })).toEqual([1, 2, 3]);
    expect(partsOf(decision, { seat: 1, row: 5 })).toEqual([1]);
    const { act } = after(decision, press('a3'), press('a3/2'), press('a6'));
    expect(act).toEqual({ kind: 'play', move: { kind: 'move', from: 3, count: 2, to: 6 } });
    const all = after(decision, press('a3'), press('a3/2'), press('a3/2'), press('a6'));
    expect(all.act).toMatchObject({ move: { count: 0 } });
    expect(after(decision, press('a3'), press('a3/3'), press('a6')).act).toMatchObject({
      move: { count: 0 },
    });
  });

  it('HM3.5 part of a stack is dragged as it was chosen', () => {
    const chosen = [press('a3'), press('a3/1')];
    expect(after(decision, ...chosen, lift('a3'), drop('a4')).act).toMatchObject({
      kind: 'play',
      move: { from: 3, count: 1, to: 4 },
    });
    expect(after(decision, press('a3'), lift('a3/2'), drop('a4')).act).toMatchObject({
      move: { from: 3, count: 2, to: 4 },
    });
  });

  it('a forbidden landing is explained, and the selection stays', () => {
    const { hand, act } = after(decision, press('a3'), press('a7'));
    expect(hand).toEqual(holding('a3'));
    expect(act).toEqual({ kind: 'explain', move: { kind: 'move', from: 3, count: 0, to: 7 } });
  });

  it('HM5.1 cards that are home are explained', () => {
    expect(after(decision, press('a8')).act?.kind).toBe('explain');
    expect(choicesOf(decision).pick('a8', [])).toBeUndefined();
  });

  it('dragging selects, and dropping on a landing plays', () => {
    expect(after(decision, lift('a5')).hand).toEqual({ picked: ['a5'], isLifted: true });
    expect(after(decision, lift('a5'), drop('a6')).act).toMatchObject({
      kind: 'play',
      move: { from: 5, to: 6 },
    });
  });

  it('HM3.2 dropping it in another column is explained, and on itself lays it back', () => {
    expect(whyNot(start, lift('a5'), drop('b9'))).toBe('HM3.2 never-down');
    expect(whyNot(start, lift('a3'), drop('b3'))).toBe('HM3.2 never-down');
    expect(after(decision, lift('a5'), drop('b9')).hand).toEqual(holding('a5'));
    expect(after(decision, lift('a3'), drop('a3/2'))).toEqual({ hand: holding('a3') });
  });

  it('HM3.1 dragging somebody else’s stack is explained, and so are cards that are home', () => {
    expect(whyNot(start, pull('b4'))).toBe('HM3.1 not-now');
    expect(whyNot(start, pull('a8'))).toBe('HM5.1 face-down');
    expect(whyNot(start, pull('b5'))).toBe('silence');
    expect(after(decisionIn(start, undefined), pull('a3')).act).toBeUndefined();
  });

  it('another’s stack is looked at', () => {
    const look = { kind: 'play', move: { kind: 'look', cell: 'b4' } };
    expect(after(decision, press('b4')).act).toEqual(look);
    expect(after(decisionIn(start, undefined), press('a3')).act).toEqual({
      kind: 'play',
      move: { kind: 'look', cell: 'a3' },
    });
  });
});

describe('taking', () => {
  const state = scene(['4:Q4', '4:M3>M1', '4:P1', '4:F2'], { phase: 'taking', landed: 4 });
  const decision = decisionIn(state, 1);
  const taken = (...gestures: readonly Gesture[]) =>
    lotsOf(decision.view, after(decision, ...gestures).hand.picked);

  it('HM4.1 a press takes all of a stack, and a second leaves it', () => {
    expect(takeableIn(decision)).toEqual([2, 4]);
    expect(taken(press('b4'))).toEqual([{ column: 2, count: 2 }]);
    expect(taken(press('b4'), press('b4'))).toEqual([]);
  });

  it('HM4.2 a stack is taken as far as was hinted at, and by the next press all of it', () => {
    const hint = { kind: 'take', lots: [{ column: 2, count: 1 }] } as const;
    const hinted = { ...decision, hint };
    expect(meantAtOnce(hinted)).toEqual(hint.lots);
    const { hand } = after(hinted, press('b4'));
    expect(lotsOf(hinted.view, hand.picked)).toEqual(hint.lots);
    expect(after(hinted, press('b4'), press('b4')).hand).toEqual(holding('b4'));
    expect(after(hinted, press('d4')).hand).toEqual(holding('d4'));
  });

  it('HM4.1 what is the only thing to take is meant without a press, and nothing of several', () => {
    const one = scene(['4:Q4', '4:M3', '4:P1'], { phase: 'taking', landed: 4 });
    expect(meantAtOnce(decisionIn(one, 1))).toEqual([{ column: 2, count: 1 }]);
    expect(meantAtOnce(decision)).toEqual([]);
  });

  it('HM4.3 keeps the order of choosing, also when a part is chosen later', () => {
    const parts = [press('b4'), press('d4'), press('b4/1')];
    expect(taken(...parts)).toEqual([
      { column: 2, count: 1 },
      { column: 4, count: 1 },
    ]);
    expect(after(decision, ...parts, { kind: 'confirm' }).act).toEqual({
      kind: 'play',
      move: { kind: 'take', lots: taken(...parts) },
    });
  });

  it('HM4.3 a stack is dragged beneath the own one', () => {
    expect(after(decision, lift('b4'), drop('a4')).act).toEqual({
      kind: 'play',
      move: { kind: 'take', lots: [{ column: 2, count: 2 }] },
    });
  });

  it('HM4.1 what is dragged elsewhere, or moved on before that is answered, is explained', () => {
    expect(whyNot(state, lift('b4'), drop('a5'))).toBe('HM4.1 not-now');
    expect(whyNot(state, lift('b4'), drop('c7'))).toBe('HM4.1 not-now');
    expect(whyNot(state, pull('a4'))).toBe('HM4.1 not-now');
    expect(whyNot(state, pull('c4'))).toBe('HM4.1 outranked');
    expect(after(decision, lift('b4'), drop('b4/2')).act).toBeUndefined();
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
    expect(after(decision, press('a9')).hand).toEqual(holding('a9'));
    expect(after(decision, press('a9'), press('a9')).act).toEqual({
      kind: 'play',
      move: { kind: 'remove', row: 9 },
    });
    expect(after(decision, press('a8')).act?.kind).toBe('explain');
  });

  it('HM7.4 a card that is to go is not moved any more', () => {
    expect(whyNot(state, lift('a9'), drop('a10'))).toBe('HM7.4 not-now');
  });
});

describe('going on with the die', () => {
  it('HM7.3 is said before anything is moved', () => {
    const state = scene(['7:F1', '6:R2'], { options: { die: 'on' }, phase: 'going-on' });
    expect(whyNot(state, pull('a7'))).toBe('HM7.3 not-now');
  });
});
