import { type Level, LEVELS as EVERY_LEVEL } from '@kast/bots';
import { pick, type Seen, type Seat, seatsOf, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  game,
  type HeuchelMemory,
  type HeuchelState,
  type HeuchelView,
  scene,
} from '../rules/index.ts';
import { startOf } from '../rules/testing.ts';
import { bot } from './index.ts';
import { rewards } from './rewards.ts';
import { playoutMove } from './playout-move.ts';
import { worthTrying } from './worth-trying.ts';

describe('the bot', () => {
  it('brings a stack home rather than a single card', () => {
    const state = scene(['9:Q3>F5!>F2! 12:R1', '2:M6 5:B2']);
    expect(chosen(state, 1, { nodes: 6_000 })).toBe('9-10');
  });

  it('HM6.1 does not take the last cards while its own are on the stairs', () => {
    const state = scene(['10:R6 11:B6', '10:P1 8:(F5) 9:(M4)'], { phase: 'taking', landed: 10 });
    expect(chosen(state, 1, { nodes: 6_000 })).toBe('leave');
  });

  it('chooses the same with the same seed and nodes', () => {
    const state = scene(['1:F2 3:Q4>Q1', '4:M6 6:R1', '2:M3 4:P1']);
    const choices = Array.from({ length: 2 }, () => chosen(state, 1, { nodes: 2_000 }));
    expect(choices[0]).toBe(choices[1]);
  });

  it.each(EVERY_LEVEL)('level %i finds something legal wherever a match goes', (level) => {
    for (const die of ['off', 'on'] as const) {
      const memory = die === 'on' ? 'strict' : 'aid';
      playThrough(startOf(3, { die, split: 'anywhere', memory }), (state, seat, random) => {
        if (random.below(8) > 0) return playoutMove(state, seat, random);
        const text = chosen(state, seat, { nodes: 60 }, level);
        const move = game.notation.parse(state, seat, text);
        if (!move.ok) throw new Error(`unreadable: ${text}`);
        expect(game.check(state, seat, move.value)).toBeUndefined();
        return move.value;
      });
    }
  });
});

describe('what the search tries', () => {
  it('is legal, and never nothing, whatever the options', () => {
    for (const seats of [2, 4, 6]) {
      for (const die of ['off', 'on'] as const) {
        playThrough(startOf(seats, { die, split: 'anywhere' }), (state, seat, random) => {
          const moves = worthTrying(state, seat);
          for (const move of moves) expect(game.check(state, seat, move)).toBeUndefined();
          return pick(random, moves);
        });
      }
    }
  });
});

describe('what a match is worth', () => {
  it('HM6.5 a win before all, then the lead', () => {
    const paid = (scores: readonly number[], winners: readonly Seat[]) =>
      rewards({ scores, winners, rule: 'HM6.1' }, scores.length);
    expect(paid([9, 8], [1])[0]).toBeGreaterThan(paid([8, 9], [2])[0] as number);
    expect(paid([20, 8], [1])[0]).toBeGreaterThan(paid([9, 8], [1])[0] as number);
    expect(paid([9, 9], [1, 2])[0]).toBe(paid([9, 9], [1, 2])[1]);
    for (const payoff of paid([99, -99, 0], [1])) {
      expect(payoff).toBeGreaterThanOrEqual(0);
      expect(payoff).toBeLessThanOrEqual(1);
    }
  });
});

function chosen(
  state: HeuchelState,
  seat: Seat,
  budget: { readonly nodes: number },
  level: Level = 5,
): string {
  return bot.choose(seenBy(state, seat), { level, seed: 'a', budget, clock: () => 0 }).move;
}

function seenBy(state: HeuchelState, seat: Seat): Seen<HeuchelView, HeuchelMemory> {
  const { seats, options } = state;
  const view = game.view(state, seat);
  return { viewer: seat, seats, options, ply: 0, view, memory: undefined };
}

type Player = (
  state: HeuchelState,
  seat: Seat,
  random: ReturnType<typeof seededRandom>,
) => ReturnType<typeof playoutMove>;

function playThrough(start: HeuchelState, player: Player): void {
  const random = seededRandom(7);
  let state = start;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
    const move = by === 'chance' ? game.chance(state, random) : player(state, by, random);
    expect(game.check(state, by, move)).toBeUndefined();
    state = game.apply(state, by, move);
  }
  expect(state.outcome?.scores).toHaveLength(seatsOf(start.seats).length);
}
