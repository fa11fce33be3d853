import { answerTo, EMPTY_HAND, type Gesture } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import { game, type PailleMove, playLines, scene } from '../rules/index.ts';
import { cellsOf, choicesOf, type Effect, looksIn } from './choices.ts';

const start = scene({
  hands: ['X1 R6 R9 B4 G7', 'L4 F3 F8 G5 B9'],
  week: 'R8 C4 | B2 G6 L3 F7 R5',
  menu: 'R7 C3 L7 F1 G9',
});
const choosing = game.moves(start, 1);
const coco = game.moves(playLines(start, '1 pick X1, 2 pick F8'), 1);
const taking = game.moves(playLines(start, '1 pick B4, 2 pick F8'), 1);

/** The last answer to gestures: a cell is pressed, `>cell` is dragged to. */
function after(moves: readonly PailleMove[], effect: Effect | undefined, ...steps: string[]) {
  const choices = choicesOf({ moves, effect });
  return steps
    .flatMap(gesturesOf)
    .reduce<ReturnType<typeof answerTo<PailleMove>>>(
      ({ hand }, gesture) => answerTo(choices, hand, gesture),
      { hand: EMPTY_HAND },
    );
}

function gesturesOf(step: string): readonly Gesture[] {
  if (step === 'confirm') return [{ kind: 'confirm' }];
  const [cell = '', to] = step.split('>');
  if (to === undefined) return [{ kind: 'press', cell }];
  return [
    { kind: 'lift', cell },
    { kind: 'drop', cell: to },
  ];
}

const plays = (move: PailleMove) => ({ kind: 'play', move });

describe('choosing a card', () => {
  const chosen = plays({ kind: 'pick', card: 'B4' });

  it('CP3.1 lifts a card first, another instead, and chooses the lifted one', () => {
    expect(after(choosing, undefined, 'hand-R6').hand.picked).toEqual(['hand-R6']);
    expect(after(choosing, undefined, 'hand-R6', 'hand-B4').hand.picked).toEqual(['hand-B4']);
    expect(after(choosing, undefined, 'hand-B4', 'hand-B4').act).toEqual(chosen);
    expect(after(choosing, undefined, 'hand-B4', 'confirm').act).toEqual(chosen);
    expect(after(choosing, undefined, 'confirm').act).toBeUndefined();
  });

  it.each(['raft', 'menu-R7', 'week-3', 'discard'])(
    'CP3.1 chooses a card that is dragged to the table: %s',
    (to) => {
      expect(after(choosing, undefined, `hand-B4>${to}`).act).toEqual(chosen);
    },
  );

  it.each(['own', 'hand-R6'])('lays a card back that is dropped at home: %s', (to) => {
    expect(after(choosing, undefined, `hand-B4>${to}`).act).toBeUndefined();
  });

  it('CP3.1 asks why nothing can be taken yet', () => {
    expect(after(choosing, undefined, 'menu-R7').act).toEqual({
      kind: 'explain',
      move: { kind: 'take', card: 'R7' },
    });
  });
});

describe('taking from the menu', () => {
  const taken = plays({ kind: 'take', card: 'C3' });

  it('CP3.2 takes the card that was lifted, or dragged home', () => {
    expect(after(taking, undefined, 'menu-C3', 'confirm').act).toEqual(taken);
    expect(after(taking, undefined, 'menu-C3>own').act).toEqual(taken);
    expect(after(taking, undefined, 'menu-C3>raft').act).toBeUndefined();
    expect(after(taking, undefined, 'hand-R6').act?.kind).toBe('explain');
  });

  it('CP4.2 asks why a card of the menu is not laid into the week', () => {
    const laid = { kind: 'explain', move: { kind: 'land', from: 'menu', card: 'C3' } };
    expect(after(taking, undefined, 'menu-C3>week').act).toMatchObject(laid);
    expect(after(taking, undefined, 'menu-C3>week-3').act).toMatchObject(laid);
    expect(after(taking, undefined, 'menu-C3>menu-R7').act).toBeUndefined();
  });
});

describe('Coco', () => {
  it('CP4.3 cooks a day of the week, named before or not', () => {
    const cooked = plays({ kind: 'cook', position: 4 });
    expect(after(coco, 'cook', 'week-4', 'week-4').act).toEqual(cooked);
    expect(after(coco, undefined, 'week-4>discard').act).toEqual(cooked);
  });

  it('CP4.4 adds a card from the menu, the pile or the hand', () => {
    const landed = (from: 'menu' | 'hand', card: 'R7' | 'R9') =>
      plays({ kind: 'land', from, card });
    expect(after(coco, 'land-menu', 'menu-R7', 'confirm').act).toEqual(landed('menu', 'R7'));
    expect(after(coco, undefined, 'menu-R7>week').act).toEqual(landed('menu', 'R7'));
    expect(after(coco, undefined, 'menu-R7>raft').act).toBeUndefined();
    expect(after(coco, 'land-hand', 'hand-R9>raft').act).toEqual(landed('hand', 'R9'));
    expect(after(coco, 'land-pile', 'pile', 'pile').act).toEqual(
      plays({ kind: 'land', from: 'pile' }),
    );
  });

  it('CP4.6 looks at two days, in their order, and only where they lie face down', () => {
    expect(looksIn({ moves: coco, effect: 'carte' })).toBe(2);
    expect(after(coco, 'carte', 'week-5', 'week-3', 'confirm').act).toEqual(
      plays({ kind: 'carte', positions: [3, 5] }),
    );
    expect(after(coco, 'carte', 'week-5', 'confirm').act).toBeUndefined();
    const third = after(coco, 'carte', 'week-5', 'week-3', 'week-6');
    expect(third.hand.picked).toEqual(['week-3', 'week-6']);
    expect(after(coco, 'carte', 'week-5', 'week-5').hand.picked).toEqual([]);
    expect(after(coco, 'carte', 'week-1').act?.kind).toBe('explain');
  });

  it('CP4.2 asks why nothing of the menu is taken in hand', () => {
    expect(after(coco, undefined, 'menu-R7>own').act).toMatchObject({
      kind: 'explain',
      move: { kind: 'take', card: 'R7' },
    });
  });

  it('CP4.2 reaches for nothing but what the trick is about', () => {
    expect(after(coco, 'cook', 'hand-R9').hand.picked).toEqual([]);
    expect(after(coco, 'land-hand', 'week-3').act?.kind).toBe('explain');
  });
});

describe('a hint', () => {
  it('points at what it would lift', () => {
    expect(cellsOf({ kind: 'take', card: 'R7' })).toEqual(['menu-R7']);
    expect(cellsOf({ kind: 'carte', positions: [3, 5] })).toEqual(['week-3', 'week-5']);
    expect(cellsOf({ kind: 'land', from: 'pile' })).toEqual(['pile']);
  });
});
