import { describe, expect, it } from 'vitest';
import { CLASSES, DECK, goalRow, outranks, startRow, TOP_ROW, wallpaperOf } from './cards.ts';
import { game } from './game.ts';
import { choices, expectRefusal, sketches, startOf, stateAfter } from './testing.ts';

const DEAL = 'chance deal F1F3M2B2B6R1/F2M1Q1P1B1R2';

describe('the house', () => {
  it('HM1.1 has six classes of six cards', () => {
    expect(CLASSES.join('')).toBe('FMQPBR');
    expect(DECK).toHaveLength(36);
    expect(new Set(DECK).size).toBe(36);
  });

  it('HM1.2 a card outranks every lower class and every lower rank of its own', () => {
    expect(outranks('Q1', 'M6')).toBe(true);
    expect(outranks('M6', 'Q1')).toBe(false);
    expect(outranks('M6', 'M5')).toBe(true);
    expect(outranks('M5', 'M5')).toBe(false);
  });

  it('HM1.3 has a column per player and 13 rows', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(startOf(seats).columns.map((column) => column.length)).toEqual(
        Array.from({ length: seats }, () => TOP_ROW),
      );
    }
  });

  it('HM1.4 class k starts on row k, its goal is row k+7, and row 7 is nobody’s', () => {
    expect(CLASSES.map(startRow)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(CLASSES.map((kind) => goalRow(`${kind}1`))).toEqual([8, 9, 10, 11, 12, 13]);
    expect(wallpaperOf(7)).toBeUndefined();
  });

  it('HM1.5 each row carries the wallpaper of its class, at the start and at the goal', () => {
    const rows = Array.from({ length: 13 }, (_, index) => wallpaperOf(index + 1) ?? '-');
    expect(rows.join('')).toBe('FMQPBR-FMQPBR');
  });
});

describe('setting up', () => {
  it('HM2.1 deals six to each player; the rest stays out unseen', () => {
    const dealt = stateAfter(startOf(2), DEAL);
    expect(dealt.hands.map((hand) => hand.length)).toEqual([6, 6]);
    expect(JSON.stringify(game.view(dealt, 'watcher'))).not.toMatch(/[FMQPBR][1-6]/);
    for (const bad of [
      'chance deal F1F3M2B2B6R1',
      'chance deal F1F3M2B2B6R1/F1M1Q1P1B1R2',
      'chance deal F3F1M2B2B6R1/F2M1Q1P1B1R2',
    ]) {
      expectRefusal(startOf(2), bad, 'HM2.1', 'bad-deal');
    }
  });

  it('HM2.2 lays each card on the start row of its class', () => {
    const laid = stateAfter(startOf(2), DEAL, '1 arrange F1>F3 B6>B2');
    expect(sketches(laid)).toEqual(['1:F1>F3 2:M2 5:B6>B2 6:R1', '1:F2 2:M1 3:Q1 4:P1 5:B1 6:R2']);
  });

  it('HM2.3 the owner orders every stack, secretly; others see the top card only', () => {
    const dealt = stateAfter(startOf(2), DEAL);
    expect(choices(dealt, 1)).toEqual([
      'arrange F1>F3 B2>B6',
      'arrange F1>F3 B6>B2',
      'arrange F3>F1 B2>B6',
      'arrange F3>F1 B6>B2',
    ]);
    expectRefusal(dealt, '1 arrange F1>F3', 'HM2.3', 'not-your-cards');
    expectRefusal(dealt, '1 arrange B2>B6 F1>F3', 'HM2.3', 'not-your-cards');
    const laid = stateAfter(dealt, '1 arrange F1>F3 B6>B2');
    expect(game.view(laid, 2).columns[0]?.[0]?.cards).toEqual([
      { card: 'F1', known: 0 },
      { card: 'F?', known: 1 },
    ]);
  });

  it('HM2.4 all arrange at the same time and see nothing of each other until the last is done', () => {
    const dealt = stateAfter(startOf(2), 'chance deal F1F3M2B2B6R1/F2F4Q1P1B1R2');
    expect(game.turn(dealt)).toEqual({ kind: 'seats', seats: [1, 2], rule: 'HM2.4' });
    const one = stateAfter(dealt, '2 arrange F4>F2');
    expect(game.turn(one)).toMatchObject({ seats: [1] });
    expect(JSON.stringify(game.view(one, 1))).not.toMatch(/F4|F2|Q1|P1|B1|R2/);
    expect(game.view(one, 1).arranging).toEqual(['busy', 'done']);
    expect(stateAfter(one, '1 arrange F1>F3 B6>B2').phase).toBe('first');
  });

  it('HM2.4 with nothing to arrange a player is done at once', () => {
    const dealt = stateAfter(startOf(2), DEAL);
    expect(game.turn(dealt)).toMatchObject({ seats: [1] });
    const none = stateAfter(startOf(2), 'chance deal F1M2Q2P2B2R1/F2M1Q1P1B1R2');
    expect(none.phase).toBe('first');
  });

  it('HM2.5 the order inside a stack never changes afterwards', () => {
    const played = stateAfter(startOf(2), DEAL, '1 arrange F3>F1 B2>B6', 'chance first 1', '1 1-3');
    expect(sketches(played)[0]).toBe('2:M2 3:F3>F1 5:B2>B6 6:R1');
  });

  it('HM2.6 the starter is drawn after the arranging, and play goes clockwise', () => {
    const laid = stateAfter(startOf(2), DEAL, '1 arrange F1>F3 B6>B2');
    expect(game.turn(laid)).toEqual({ kind: 'chance', source: 'lot' });
    expectRefusal(laid, 'chance first 3', 'HM2.6', 'no-such-starter');
    expect(game.turn(stateAfter(laid, 'chance first 2'))).toMatchObject({ seats: [2] });
    expect(game.turn(stateAfter(laid, 'chance first 2', '2 6-7'))).toMatchObject({ seats: [1] });
  });
});
