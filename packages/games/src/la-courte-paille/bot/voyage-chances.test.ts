import { describe, expect, it } from 'vitest';
import { type PailleState, scene } from '../rules/index.ts';
import { voyageChances } from './voyage-chances.ts';

/** A round is over and one character is eaten; nothing is dealt. */
function standing(hands: readonly string[], more: Partial<PailleState> = {}): PailleState {
  const week = 'R3 | R4 G7 B3';
  return { ...scene({ hands, week, round: 2, eaten: ['C'], menu: 'B1 B2' }), ...more };
}

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe('the chances of a voyage', () => {
  it('are even where all hold as much, and sum to 1', () => {
    const chances = voyageChances(standing(['G5 L4', 'G4 L5', 'F5 F4']));
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3, 9);
    expect(sum(voyageChances(standing(['G5', 'G4 L5 L6', 'F5 F4 X1'])))).toBeCloseTo(1, 9);
  });

  it('CP6.4 are with who has kept more cards, those that are still to be drawn too', () => {
    const [many = 0, few = 0] = voyageChances(standing(['G1 G2 L1 L2 F1', 'G9 L9 F9']));
    expect(many).toBeGreaterThan(0.75);
    expect(few).toBeGreaterThan(0.1);
    const reckoning = { round: 1, totals: [], eaten: [], scores: [], settledBy: null, shown: [] };
    const drawing = { reckonings: [{ ...reckoning, winners: [2] }], replacements: 2 };
    const [, after = 0] = voyageChances(standing(['G1 G2 L1 L2 F1', 'G9 L9 F9'], drawing));
    expect(after).toBeCloseTo(0.5, 1);
  });

  it('CP6.6 are none for who is out', () => {
    expect(voyageChances(standing(['G5 L4', '', 'F5 F4'], { out: [2] }))[1]).toBe(0);
  });
});
