import { answerTo, EMPTY_HAND } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import { game, type LeibkoecheState, scene, withPile } from '../rules/index.ts';
import {
  choicesOf,
  type Decision,
  hasChoiceOfTaking,
  NO_PLAN,
  type Plan,
  targetsOf,
  wayTo,
} from './choices.ts';

function decisionIn(state: LeibkoecheState, plan: Partial<Plan> = {}): Decision {
  const view = game.view(state, 1);
  const moves = game.moves(state, 1);
  return { view, seat: 1, moves, plan: { ...NO_PLAN, face: view.held?.face ?? 0, ...plan } };
}

/** What pressing a cell leads to: `play walk c1c2`, or `explain … LK4.3`. */
function pressing(state: LeibkoecheState, cell: string, plan: Partial<Plan> = {}): string {
  const choices = choicesOf(decisionIn(state, plan));
  const { act } = answerTo(choices, EMPTY_HAND, { kind: 'press', cell });
  if (!act) return 'nothing';
  const text = game.notation.make(state, act.move);
  const refusal = game.check(state, 1, act.move);
  expect(act.kind, text).toBe(refusal ? 'explain' : 'play');
  return refusal ? `${act.kind} ${refusal.rule} ${refusal.reason}` : `${act.kind} ${text}`;
}

const caught = (face: number) =>
  ({ phase: 'walk', throws: 1, fall: { result: 'caught', face } }) as const;

describe('walking', () => {
  const two = scene({ ...caught(2), cooks: ['c3', 'd4'], pancakes: 'c4:5 c2:1' });

  it('LK4.1 offers every end of a way, each once', () => {
    expect(targetsOf(decisionIn(two)).toSorted()).toEqual(['d2', 'e3']);
  });

  it('LK4.1 takes one of the ways that lead to the end that is pressed', () => {
    expect(pressing(two, 'd2')).toBe('play walk d3d2');
  });

  it('takes the straightest way of all', () => {
    const open = scene({ ...caught(4), cooks: ['c2', 'f7'] });
    expect(pressing(open, 'c6')).toBe('play walk c3c4c5c6');
    expect(wayTo(decisionIn(open), 'c3')).toBeUndefined();
  });

  it('LK4.3 says what lies in the way', () => {
    expect(pressing(two, 'c1')).toBe('explain LK4.3 pancake-in-the-way');
  });

  it('LK4.1 says how far it would be', () => {
    expect(pressing(two, 'd3')).toBe('explain LK4.1 wrong-length');
    expect(pressing(scene({ ...caught(2) }), 'a7')).toBe('explain LK4.1 wrong-length');
  });

  it('LK4.5 says that another cook stands there', () => {
    expect(pressing(two, 'd4')).toBe('explain LK4.5 cook-in-the-way');
  });

  it('LK7.1 goes to the king over either half of the carpet', () => {
    const full = scene({ ...caught(5), cooks: ['c2', 'f6'], trays: ['ABCDEF', ''] });
    expect(targetsOf(decisionIn(full))).toEqual(expect.arrayContaining(['c0', 'd0']));
    expect(pressing(full, 'd0')).toBe('play walk c1c0');
  });

  it('LK4.6 says that it is too soon for that', () => {
    const early = scene({ ...caught(2), cooks: ['c1', 'f6'], trays: ['ABC', ''] });
    expect(pressing(early, 'c0')).toMatch(/^explain LK4/);
  });
});

describe('a throwing pancake', () => {
  it('LK3.2 is taken from its tile, LK5.3 but not the one laid last', () => {
    const choosing = scene({ phase: 'from', held: null, pancakes: 'b2:6 d4:3', barred: [1 + 6] });
    expect(targetsOf(decisionIn(choosing))).toEqual(['d4']);
    expect(pressing(choosing, 'd4')).toBe('play from d4');
    expect(pressing(choosing, 'b2')).toBe('explain LK5.3 laid-last');
  });

  const laying = scene({ phase: 'lay', throws: 1, stack: [2], cooks: ['c4', 'a3'] });

  it('LK5.1 is laid with the chosen face up', () => {
    expect(pressing(laying, 'd4', { face: 6 })).toBe('play lay d4:6');
    expect(pressing(laying, 'c4')).toBe('explain LK5.1 tile-not-free');
    expect(pressing(laying, 'a1')).toBe('explain LK5.2 not-on-row-one');
  });

  it('LK5.1 can be dragged from the pan', () => {
    const choices = choicesOf(decisionIn(laying));
    const lifted = answerTo(choices, EMPTY_HAND, { kind: 'lift', cell: 'e0' });
    expect(lifted.hand).toEqual({ picked: ['e0'], isLifted: true });
    const dropped = answerTo(choices, lifted.hand, { kind: 'drop', cell: 'f2' });
    expect(dropped.act).toEqual({ kind: 'play', move: { kind: 'lay', tile: 11, face: 1 } });
  });

  it('LK3.6 lies where it is swapped, once that has been said', () => {
    const second = scene({ ...caught(1), phase: 'second', cooks: ['c4', 'a3'] });
    expect(targetsOf(decisionIn(second))).toEqual([]);
    expect(pressing(second, 'd4')).toBe('nothing');
    expect(pressing(second, 'd4', { what: 'swap' })).toBe('play swap d4');
    expect(pressing(second, 'd4', { what: 'lay', face: 6 })).toBe('play lay d4:6');
  });
});

describe('the cook of who threw invalid', () => {
  it('LK3.5 is put on a free tile', () => {
    const putting = scene({ phase: 'put', held: null, toPut: 2, cooks: ['c4', 'a3'] });
    expect(pressing(putting, 'f1')).toBe('play put f1');
    expect(pressing(putting, 'c4')).toBe('explain LK3.5 tile-not-free');
  });
});

describe('while something else is due', () => {
  it.each([
    ['toss', 'LK3.1'],
    ['take', 'LK6.1'],
    ['tray', 'LK6.1'],
    ['peek', 'LK6.3'],
    ['shift', 'LK7.4'],
  ] as const)('who wants to walk is told so: %s', (phase, rule) => {
    const state = scene({ phase, cooks: ['c3', 'f7'], trays: ['A*', ''] });
    expect(pressing(state, 'c4')).toBe(`explain ${rule} not-now`);
    expect(pressing(state, 'c3')).toBe(`explain ${rule} not-now`);
    expect(pressing(state, 'c0')).toBe(`explain ${rule} not-now`);
  });
});

describe('taking and looking', () => {
  const beside = (tray: string) =>
    scene({ ...caught(1), cooks: ['c3', 'f7'], trays: [tray, ''], pancakes: 'c4:5' });

  it('LK6.1 LK6.2 asks beforehand only where a way leads to something that can be taken', () => {
    expect(hasChoiceOfTaking(decisionIn(beside('B')))).toBe(true);
    expect(hasChoiceOfTaking(decisionIn(beside('A')))).toBe(false);
    expect(hasChoiceOfTaking(decisionIn(withPile(beside('A'), 'A:b3:*...')))).toBe(true);
    expect(hasChoiceOfTaking(decisionIn(withPile(beside('AB*'), 'A:b3:*...')))).toBe(false);
    expect(hasChoiceOfTaking(decisionIn(scene({ ...caught(1), cooks: ['c4', 'f7'] })))).toBe(false);
  });

  it('LK6.1 asks nothing in a match of version 1', () => {
    const { view, ...decision } = decisionIn(beside('B'));
    expect(hasChoiceOfTaking({ ...decision, view: { ...view, mayDecline: false } })).toBe(false);
  });

  it('LK6.3 opens the covers, and not to look is none of them', () => {
    const peeking = scene({ phase: 'peek', trays: ['A*', ''] });
    expect(targetsOf(decisionIn(peeking))).toEqual(['k1', 'k2', 'k3', 'k4', 'k5', 'k6']);
    expect(pressing(peeking, 'k3')).toBe('play peek 3');
  });
});
