import type { Level } from '@kast/bots';
import { seatsOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { startOf } from '../rules/testing.ts';
import { chosen, playThrough, read } from './testing.ts';

/** Counted, so that nothing here depends on the machine; in the order of the levels' own. */
const NODES: Readonly<Record<Level, number>> = { 1: 250, 2: 400, 3: 800, 4: 1_500, 5: 3_000 };
const DEALS = 8;

describe('the ladder, in every seat from the same deals with fixed nodes', () => {
  it.each([
    [3, 1, 2],
    [4, 2, 2],
    [5, 3, 2],
    [4, 1, 4],
  ] as const)('level %i wins most against level %i at %i seats', (strong, weak, seats) => {
    let share = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      for (const seat of seatsOf(seats)) {
        const levels = seatsOf(seats).map((other): Level => (other === seat ? strong : weak));
        share += shareOf(seat, levels, deal);
      }
    }
    // As large a share as all others would make it 1.
    expect(share / DEALS).toBeGreaterThan(1.2);
  });
});

function shareOf(seat: number, levels: readonly Level[], deal: number): number {
  const { outcome } = playThrough(
    startOf(levels.length),
    (state, by) => {
      const level = levels[by - 1] as Level;
      return read(state, by, chosen(state, by, NODES[level], level));
    },
    deal,
  );
  const winners = outcome?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
