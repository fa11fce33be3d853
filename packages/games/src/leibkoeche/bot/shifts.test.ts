import { seededRandom, shuffled } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Kind, KINDS, type LeibkoecheState, scene } from '../rules/index.ts';
import { matchesKing, shift } from '../rules/before-the-king.ts';
import { everyOrder, type Places, placesOf } from '../rules/ordering.ts';
import { nextShift, shiftsNeeded } from './shifts.ts';

describe('shifts before the king, LK7.4', () => {
  it('are none for the right row, and five for the reverse', () => {
    expect(shiftsNeeded(KINDS, KINDS)).toBe(0);
    expect(shiftsNeeded(KINDS.toReversed(), KINDS)).toBe(5);
  });

  it('bring any row into order in as many turns as were foretold', () => {
    for (const row of everyOrder(fullTray())) {
      let state = { ...scene({ trays: [row.join('')] }), phase: 'shift' } as LeibkoecheState;
      const foretold = shiftsNeeded(row, KINDS);
      for (let turn = 0; turn < foretold; turn++) {
        expect(matchesKing(state, 1)).toBe(false);
        const move = nextShift(placesOf(state.trays[0] ?? []), KINDS);
        if (move.kind === 'shift') state = shift(state, move.garnish, move.end);
      }
      expect(matchesKing(state, 1)).toBe(true);
    }
  });

  it('with free places are as few as the best filling leaves', () => {
    const random = seededRandom('gaps');
    for (let trial = 0; trial < 200; trial++) {
      const row: Places = shuffled(random, KINDS).map((kind) =>
        random.below(2) === 0 ? kind : null,
      );
      const fewest = Math.min(...fillings(row).map((full) => shiftsNeeded(full, KINDS)));
      expect(shiftsNeeded(row, KINDS), row.join()).toBe(fewest);
    }
  });
});

function fullTray() {
  return scene({ trays: ['ABCDEF'] }).trays[0] ?? [];
}

function fillings(row: Places): readonly Places[] {
  const missing = KINDS.filter((kind) => !row.includes(kind));
  const gap = row.indexOf(null);
  if (gap < 0) return [row];
  return missing.flatMap((kind: Kind) => fillings(row.toSpliced(gap, 1, kind)));
}
