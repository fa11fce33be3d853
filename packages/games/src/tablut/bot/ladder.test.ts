import type { Level } from '@kast/bots';
import { everyCombination, type Outcome } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { game, seatOf } from '../rules/index.ts';
import { playLine } from '../rules/play-line.ts';
import { bot } from './index.ts';

/**
 * Few nodes, the same for all, and both sides with the same options: enough to tell who is better, in seconds. Levels
 * 2 and 3 differ in how far they look, which so few do not show: docs/BOTS.md does.
 */
const NODES = 1_000;
const STARTS = 5;

describe('the levels', () => {
  it.each([
    [2, 1],
    [4, 3],
    [5, 4],
  ] as const)('%i wins more than it loses against %i, from both sides', (higher, lower) => {
    let score = 0;
    for (let start = 0; start < STARTS; start++) {
      score += shareOf(outcomeOf([higher, lower], start), 1);
      score += shareOf(outcomeOf([lower, higher], start), 2);
    }
    expect(score / (2 * STARTS)).toBeGreaterThan(0.5);
  });
});

const budget = { nodes: NODES };

/** By counted nodes alone, so that nothing here depends on the machine. */
function outcomeOf(levels: readonly [Level, Level], start: number): Outcome {
  const options = OPTIONS[(start * 5) % OPTIONS.length] ?? {};
  let state = game.init(options, 2);
  for (let ply = 0; ; ply++) {
    if (state.outcome) return state.outcome;
    const viewer = seatOf(state.turn);
    const { move } = bot.choose(
      { viewer, seats: 2, options, view: game.view(state, viewer), ply, memory: undefined },
      { level: levels[viewer - 1] as Level, seed: `${start} ${ply}`, budget, clock: () => 0 },
    );
    state = playLine(state, move);
  }
}

const OPTIONS = everyCombination(info.options);

function shareOf({ winners }: Outcome, seat: number): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
