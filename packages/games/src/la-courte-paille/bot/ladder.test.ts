import type { Level } from '@kast/bots';
import { pick, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game, type PailleState, playLines } from '../rules/index.ts';
import { botUpTo } from './index.ts';

const bot = await botUpTo();

type Player = (state: PailleState, seat: number, seed: string) => string;

const byLot: Player = (state, seat, seed) =>
  game.notation.make(state, pick(seededRandom(seed), game.moves(state, seat)));

function level(strength: Level, nodes: number): Player {
  const request = { level: strength, budget: { nodes }, clock: () => 0 };
  return (state, seat, seed) => {
    const view = game.view(state, seat);
    const seen = { viewer: seat, seats: 2, options: {}, ply: 0, view, memory: undefined };
    return bot.choose(seen, { ...request, seed }).move;
  };
}

/** What the first gets of so many deals, each played from both seats. */
function share(first: Player, second: Player, deals: number): number {
  let gained = 0;
  for (let deal = 0; deal < deals; deal++) {
    gained += shareOfDeal([first, second], 1, deal) + shareOfDeal([second, first], 2, deal);
  }
  return gained / (2 * deals);
}

function shareOfDeal(players: readonly [Player, Player], seat: number, deal: number): number {
  const chance = seededRandom(`deal ${deal}`);
  let state = game.init({ voyage: 'off' }, 2);
  let asked = 0;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      state = game.apply(state, 'chance', game.chance(state, chance));
      continue;
    }
    const [by = 1] = turn.seats;
    const move = players[by === 1 ? 0 : 1](state, by, `deal ${deal} ${asked++}`);
    state = playLines(state, `${by} ${move}`);
  }
  const winners = state.outcome?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

describe('the ladder, on paired deals with fixed nodes', () => {
  it('begins above who plays by lot, and rises', () => {
    const first = share(level(1, 100), byLot, 16);
    const third = share(level(3, 150), byLot, 16);
    const fifth = share(level(5, 250), byLot, 16);
    expect(first).toBeGreaterThan(0.5);
    expect(third).toBeGreaterThan(0.7);
    expect(fifth).toBeGreaterThan(0.75);
    expect(third).toBeGreaterThan(first);
  });
});
