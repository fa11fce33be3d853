import { seededRandom, shuffled } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Kind, KINDS, scene } from '../rules/index.ts';
import { everyOrder, type Places } from '../rules/ordering.ts';
import { shiftsNeeded } from './shifts.ts';

describe('shifts before the king, LK7.4', () => {
  it('are none for the right row, and five for the reverse', () => {
    expect(shiftsNeeded(KINDS, KINDS)).toBe(0);
    expect(shiftsNeeded(KINDS.toReversed(), KINDS)).toBe(5);
  });

  it('can bring any row one shift nearer, until it matches', () => {
    for (const row of everyOrder(fullTray())) {
      const left = shiftsNeeded(row, KINDS);
      const nearest = Math.min(...shiftsOf(row).map((shifted) => shiftsNeeded(shifted, KINDS)));
      expect(nearest, row.join('')).toBeGreaterThanOrEqual(left - 1);
      expect(left === 0 || nearest === left - 1, row.join('')).toBe(true);
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

function shiftsOf(row: Places): readonly Places[] {
  return row.flatMap((kind) => {
    const rest = row.filter((other) => other !== kind);
    return [
      [kind, ...rest],
      [...rest, kind],
    ];
  });
}

function fullTray() {
  return scene({ trays: ['ABCDEF'] }).trays[0] ?? [];
}

function fillings(row: Places): readonly Places[] {
  const missing = KINDS.filter((kind) => !row.includes(kind));
  const gap = row.indexOf(null);
  if (gap < 0) return [row];
  return missing.flatMap((kind: Kind) => fillings(row.toSpliced(gap, 1, kind)));
}
