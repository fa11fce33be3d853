import { describe, expect, it } from 'vitest';
import { game, scene } from '../../rules/index.ts';
import { columnsShown, firstDraft, movedIn, swapsIn } from './arrangement.ts';

const hand = ['F3', 'M5', 'B2', 'B4', 'B6', 'R1'] as const;

describe('arranging', () => {
  it('HM2.3 begins with the highest on top', () => {
    expect(firstDraft(hand)).toEqual([['B6', 'B4', 'B2']]);
  });

  it('HM2.3 two cards of a stack change places, and only those of one stack', () => {
    const choices = swapsIn(firstDraft(hand));
    expect(choices.carry?.(['B4'], 'B2')).toEqual({ kind: 'play', move: [['B6', 'B2', 'B4']] });
    expect(movedIn(firstDraft(hand), [['B6', 'B2', 'B4']])).toEqual(['B4', 'B2']);
    expect(choices.carry?.(['B4'], 'F3')).toBeUndefined();
    expect(choices.pick('F3', [])).toBeUndefined();
  });

  it('HM2.2 shows each card on the start row of its class, to whom it belongs', () => {
    const other = ['F1', 'F6', 'Q2', 'Q3', 'P4', 'R5'] as const;
    const empty = { ...scene(['', ''], { phase: 'deal' }), arranged: [null, null] };
    const dealt = game.apply(empty, 'chance', { kind: 'deal', hands: [other, hand] });
    const columns = columnsShown(game.view(dealt, 2), 2, firstDraft(hand));
    const tops = columns.map((column) =>
      column.map((pile) => pile?.cards[0]?.card ?? '-').join(' '),
    );
    expect(tops).toEqual(['- - - - - - - - - - - - -', 'F3 M5 - - B6 R1 - - - - - - -']);
    expect(columns[1]?.[4]?.cards).toHaveLength(3);
  });
});
