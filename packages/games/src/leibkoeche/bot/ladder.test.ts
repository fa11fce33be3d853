import type { Level } from '@kast/bots';
import { must, type Seat, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { startOf } from '../rules/testing.ts';
import { choose, moveOf } from './testing.ts';

/** Counted, so that nothing here depends on the machine. */
const BUDGET = { nodes: 1_000 };
const DEALS = 3;

describe('the ladder', () => {
  it.each([
    [5, 2],
    [3, 1],
  ] as const)(
    'level %i beats level %i, both from the same deals in both seats',
    (higher, lower) => {
      let wins = 0;
      for (let deal = 0; deal < DEALS; deal++) {
        if (winnerOf([higher, lower], `deal ${deal}`) === 1) wins++;
        if (winnerOf([lower, higher], `deal ${deal}`) === 2) wins++;
      }
      expect(wins).toBeGreaterThan(DEALS);
    },
  );
});

/** What chance deals and how it lets the throws of a seat fall depends on the seed alone. */
function winnerOf(levels: readonly Level[], seed: string): Seat {
  const throws = [0, 0];
  let state = startOf(levels.length);
  for (let ply = 0; ; ply++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return must(turn.outcome.winners[0], 'a winner');
    if (turn.kind === 'chance') {
      const index = state.onTurn - 1;
      const due = state.phase === 'fall' ? `${index} ${throws[index]}` : state.phase;
      if (state.phase === 'fall') throws[index] = (throws[index] ?? 0) + 1;
      state = game.apply(state, 'chance', game.chance(state, seededRandom(`${seed} ${due}`)));
      continue;
    }
    const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'a seat');
    const level = must(levels[seat - 1], 'a level');
    const choice = choose(state, { level, seed: `${seed} ${ply}`, budget: BUDGET });
    expect(choice.estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(Math.min(...choice.estimate)).toBeGreaterThanOrEqual(0);
    state = game.apply(state, seat, moveOf(state, choice));
  }
}
