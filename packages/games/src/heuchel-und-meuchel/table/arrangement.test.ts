import { describe, expect, it } from 'vitest';
import { columnOfHand, firstDraft, swapped } from './arrangement.ts';

const hand = ['F3', 'M5', 'B2', 'B4', 'B6', 'R1'] as const;

describe('arranging', () => {
  it('HM2.3 begins with the highest on top', () => {
    expect(firstDraft(hand)).toEqual([['B6', 'B4', 'B2']]);
  });

  it('HM2.3 two cards of a stack change places, and only those of one stack', () => {
    expect(swapped(firstDraft(hand), 'B4', 'B2')).toEqual([['B6', 'B2', 'B4']]);
    expect(swapped(firstDraft(hand), 'B4', 'F3')).toEqual(firstDraft(hand));
  });

  it('HM2.2 shows each card on the start row of its class', () => {
    const column = columnOfHand(hand, firstDraft(hand), 2);
    const tops = column.map((pile) => pile?.cards[0]?.card ?? '-').join(' ');
    expect(tops).toBe('F3 M5 - - B6 R1 - - - - - - -');
    expect(column[4]?.cards).toHaveLength(3);
  });
});
