import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../rules/index.ts';
import {
  type EnteredEnd,
  homeOf,
  missingCards,
  outcomeOfEnd,
  placeCard,
  type PlacedCard,
  withoutCard,
} from './entered-end.ts';

function laid(seats: number, ...placed: readonly PlacedCard[]): EnteredEnd {
  return placed.reduce<EnteredEnd>((end, one) => {
    const next = placeCard(end, one, seats);
    return must(next.ok ? next.value : undefined, `${one.card} laid`);
  }, []);
}

const home = (seat: number, ...cards: readonly Card[]): readonly PlacedCard[] =>
  cards.map((card) => ({ card, seat, row: homeOf(card) }));

describe('an end entered by hand', () => {
  it('HM6.3 counts what is at home or beyond for, the rest and what left the board against', () => {
    const end = laid(
      2,
      ...home(1, 'F1', 'F2', 'M3', 'Q4'),
      { card: 'B5', seat: 1, row: 11 },
      { card: 'R6', seat: 1 },
      ...home(2, 'F6', 'M6', 'Q6'),
      { card: 'F5', seat: 2, row: 9 },
      { card: 'P1', seat: 2, row: 10 },
      { card: 'P2', seat: 2, row: 4 },
    );
    expect(outcomeOfEnd(end, 2)).toEqual({ winners: [2], scores: [-1, 20], rule: 'HM6.1' });
  });

  it('HM6.5 shares a win', () => {
    const end = laid(2, ...home(1, 'F1', 'F2', 'F3', 'M1', 'M2', 'M3'));
    const both = laid(2, ...end, ...home(2, 'Q1', 'Q2', 'Q3', 'P1', 'P2', 'P3'));
    expect(outcomeOfEnd(both, 2)?.winners).toEqual([1, 2]);
  });

  it('HM2.1 waits for six cards each, and takes no more', () => {
    const end = laid(
      2,
      ...home(1, 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'M1', 'M2', 'M3', 'M4', 'M5'),
    );
    expect(missingCards(end, 2)).toBe(1);
    expect(outcomeOfEnd(end, 2)).toBeUndefined();
    const full = laid(2, ...end, ...home(2, 'M6'));
    expect(placeCard(full, { card: 'R1', seat: 2 }, 2)).toMatchObject({
      ok: false,
      error: { rule: 'HM2.1' },
    });
  });

  it('HM3.2 knows that no card lies below where it began', () => {
    expect(placeCard([], { card: 'R1', seat: 1, row: 5 }, 2)).toMatchObject({
      ok: false,
      error: { rule: 'HM3.2', facts: { row: 6 } },
    });
  });

  it('HM1.1 has every card once: laid anew, it leaves where it was', () => {
    const end = laid(2, { card: 'Q1', seat: 1, row: 10 }, { card: 'Q1', seat: 2 });
    expect(end).toEqual([{ card: 'Q1', seat: 2 }]);
    expect(withoutCard(end, 'Q1')).toEqual([]);
  });
});
