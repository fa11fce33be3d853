import { describe, expect, it } from 'vitest';
import { game, laidTable, playLines } from '../rules/index.ts';
import {
  answerTo,
  type Gesture,
  heldBy,
  looksIn,
  modeOf,
  moveOf,
  NOTHING_HELD,
  placeOf,
} from './interaction.ts';

const start = laidTable({
  hands: ['X1 R6 R9 B4 G7', 'L4 F3 F8 G5 B9'],
  week: 'R8 C4 | B2 G6 L3 F7 R5',
  menu: 'R7 C3 L7 F1 G9',
});
const choosing = game.moves(start, 1);
const coco = game.moves(playLines(start, '1 pick X1, 2 pick F8'), 1);
const taking = game.moves(playLines(start, '1 pick B4, 2 pick F8'), 1);

function after(moves: typeof coco, ...gestures: readonly Gesture[]) {
  return gestures.reduce<ReturnType<typeof answerTo>>(
    ({ held }, gesture) => answerTo(moves, held, gesture),
    { held: NOTHING_HELD },
  );
}

const hand = (target: string): Gesture => ({ kind: 'press', place: 'hand', target });
const menu = (target: string): Gesture => ({ kind: 'press', place: 'menu', target });
const week = (target: string): Gesture => ({ kind: 'press', place: 'week', target });
const confirm: Gesture = { kind: 'confirm' };

describe('choosing a card', () => {
  it('CP3.1 lifts a card first, another instead, and chooses the lifted one', () => {
    expect(after(choosing, hand('R6')).held.targets).toEqual(['R6']);
    expect(after(choosing, hand('R6'), hand('B4')).held.targets).toEqual(['B4']);
    const chosen = { kind: 'play', move: { kind: 'pick', card: 'B4' } };
    expect(after(choosing, hand('B4'), hand('B4')).act).toEqual(chosen);
    expect(after(choosing, hand('B4'), confirm).act).toEqual(chosen);
    expect(after(choosing, confirm).act).toBeUndefined();
  });

  it('CP3.1 asks why nothing can be taken yet', () => {
    expect(after(choosing, menu('R7')).act).toEqual({
      kind: 'explain',
      move: { kind: 'take', card: 'R7' },
    });
  });

  it('lays a card back', () => {
    expect(after(choosing, hand('R6'), { kind: 'cancel' }).held).toEqual(NOTHING_HELD);
  });
});

describe('taking from the menu', () => {
  it('CP3.2 takes the card that was lifted', () => {
    expect(placeOf(modeOf(taking, NOTHING_HELD))).toBe('menu');
    expect(after(taking, menu('C3'), confirm).act?.move).toEqual({ kind: 'take', card: 'C3' });
    expect(after(taking, hand('R6')).act?.kind).toBe('explain');
  });
});

describe('Coco', () => {
  const effect = (name: 'cook' | 'land-pile' | 'land-hand' | 'land-menu' | 'carte'): Gesture => ({
    kind: 'effect',
    effect: name,
  });

  it('CP4.2 begins with the choice of an effect, and can go back to it', () => {
    expect(modeOf(coco, NOTHING_HELD)).toBe('coco');
    const { held } = after(coco, effect('cook'));
    expect(modeOf(coco, held)).toBe('cook');
    expect(after(coco, effect('cook'), { kind: 'cancel' }).held).toEqual(NOTHING_HELD);
  });

  it('CP4.3 cooks a day of the week', () => {
    const { act } = after(coco, effect('cook'), week('4'), week('4'));
    expect(act?.move).toEqual({ kind: 'cook', position: 4 });
  });

  it('CP4.4 adds a card from the menu, the pile or the hand', () => {
    const { act } = after(coco, effect('land-menu'), menu('R7'), confirm);
    expect(act?.move).toEqual({ kind: 'land', from: 'menu', card: 'R7' });
    expect(after(coco, effect('land-pile')).act?.move).toEqual({ kind: 'land', from: 'pile' });
    const own = after(coco, effect('land-hand'), hand('R9'), hand('R9'));
    expect(own.act?.move).toEqual({ kind: 'land', from: 'hand', card: 'R9' });
  });

  it('CP4.6 looks at two days, in their order, and only where they lie face down', () => {
    expect(looksIn(coco)).toBe(2);
    const two = after(coco, effect('carte'), week('5'), week('3'));
    expect(moveOf(coco, two.held)).toEqual({ kind: 'carte', positions: [3, 5] });
    expect(moveOf(coco, after(coco, effect('carte'), week('5')).held)).toBeUndefined();
    const third = after(coco, effect('carte'), week('5'), week('3'), week('6'));
    expect(third.held.targets).toEqual(['3', '6']);
    expect(after(coco, effect('carte'), week('5'), week('5')).held.targets).toEqual([]);
    expect(after(coco, effect('carte'), week('1')).act?.kind).toBe('explain');
  });

  it('CP4.6 asks why there is nothing to look at', () => {
    const withoutLooks = coco.filter(({ kind }) => kind !== 'carte');
    expect(after(withoutLooks, effect('carte')).act?.kind).toBe('explain');
  });
});

describe('a hint', () => {
  it('points at what it would lift', () => {
    expect(heldBy({ kind: 'take', card: 'R7' })).toMatchObject({ place: 'menu', targets: ['R7'] });
    expect(heldBy({ kind: 'carte', positions: [3, 5] })).toEqual({
      effect: 'carte',
      place: 'week',
      targets: ['3', '5'],
    });
  });
});

describe('watching', () => {
  it('lifts nothing', () => {
    expect(after([], hand('R6'))).toEqual({ held: NOTHING_HELD });
  });
});
