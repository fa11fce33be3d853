import { LEVELS as EVERY_LEVEL } from '@kast/bots';
import { pick, type Seat, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { startOf } from '../rules/testing.ts';
import { bench } from './bench.ts';
import { hindsight } from './hindsight.ts';
import { bot } from './index.ts';
import { rewards } from './rewards.ts';
import { chosen, playThrough, read, seenBy } from './testing.ts';

describe('the bot', () => {
  it('brings a stack home rather than a single card', () => {
    const state = scene(['9:Q3>F5!>F2! 12:R1', '2:M6 5:B2']);
    expect(chosen(state, 1, 6_000)).toBe('9-10');
  });

  it('HM6.1 does not take the last cards while its own are on the stairs', () => {
    const state = scene(['7:R6 8:(F5) 9:(M4) 10:(Q3)', '7:R1 8:(F6) 9:(M6)'], {
      phase: 'taking',
      landed: 7,
    });
    expect(chosen(state, 1, 6_000)).toBe('leave');
  });

  it('HM6.1 ends the match with its last stack when that wins it', () => {
    const state = scene(['9:Q6 8:(F6)', '2:M6 5:B5 6:R4']);
    expect(chosen(state, 1, 6_000)).toBe('9-10');
  });

  it('chooses the same with the same seed and nodes', () => {
    const state = scene(['1:F2 3:Q4>Q1', '4:M6 6:R1', '2:M3 4:P1']);
    for (const level of EVERY_LEVEL) {
      expect(chosen(state, 1, 800, level)).toBe(chosen(state, 1, 800, level));
    }
  });

  it('HM8 plays by what its seat knows: other cards beneath, the same choice', () => {
    const one = scene(['1:F2 3:Q4>Q1', '2:M6>M1 6:R1>R5', '2:M3 4:P1']);
    const other = scene(['1:F2 3:Q4>Q1', '2:M6>M5 6:R1>R2', '2:M3 4:P1']);
    expect(game.view(one, 1)).toEqual(game.view(other, 1));
    for (const level of EVERY_LEVEL) {
      expect(chosen(one, 1, 800, level)).toBe(chosen(other, 1, 800, level));
    }
  });

  it('HM8.3 has nothing but the board to go by where it is told no memory', () => {
    const strict = { options: { memory: 'strict' } } as const;
    const one = scene(['1:F2 3:Q4>Q1!', '2:M6>M1! 6:R1>R5!', '8:(F3)>M2! 4:P1'], strict);
    const other = scene(['1:F2 3:Q4>Q2!', '2:M6>M5! 6:R1>R2!', '8:(F1)>Q2! 4:P1'], strict);
    expect(game.view(one, 1)).toEqual(game.view(other, 1));
    expect(chosen(one, 1, 800)).toBe(chosen(other, 1, 800));
  });

  it('HM8.3 does not remember for who asks for advice', () => {
    const columns = ['1:F2 3:Q4>Q1!', '2:M6>M1! 6:R1>R5!', '2:M3 4:P1'];
    const seen = seenBy(scene(columns, { options: { memory: 'strict' } }), 1);
    const memory = { hand: [], stacks: [], columns: game.view(scene(columns), 1).columns };
    const request = { level: 5, seed: 'a', budget: { nodes: 900 }, clock: () => 0 } as const;
    const advice = bot.choose({ ...seen, memory }, { ...request, recallsAs: 3 });
    expect(advice).toEqual(bot.choose(seen, request));
    expect(advice).not.toEqual(bot.choose({ ...seen, memory }, request));
  });

  it.each(EVERY_LEVEL)('level %i finds something legal wherever a match goes', (level) => {
    for (const die of ['off', 'on'] as const) {
      const memory = die === 'on' ? 'strict' : 'aid';
      playThrough(startOf(3, { die, split: 'anywhere', memory }), (state, seat, random) => {
        if (random.below(4) > 0) return pick(random, game.moves(state, seat));
        const move = read(state, seat, chosen(state, seat, 60, level));
        expect(game.check(state, seat, move)).toBeUndefined();
        return move;
      });
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

describe('hindsight', () => {
  it('appraises a match from before the deal to its end, in shares of the win', () => {
    const random = seededRandom('hindsight');
    playThrough(startOf(3), (state, seat) => {
      expect(sum(hindsight.appraise(state, random))).toBeCloseTo(1, 9);
      return pick(random, game.moves(state, seat));
    });
    expect(sum(hindsight.appraise(startOf(4), random))).toBeCloseTo(1, 9);
  });
});

describe('the bench', () => {
  it('plays whole matches, and searches as many nodes as it is told', () => {
    expect(bench.fastPlayout(seededRandom('bench'))).toBeGreaterThan(15);
    expect(bench.searchNodes(800)).toBe(800);
  });
});

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
