import { type Level, LEVELS } from '@kast/bots';
import { describe, expect, it } from 'vitest';
import { playMatch, shareOf } from './testing.ts';

/** Both sides of every deal, and few nodes: enough to tell who is better, in seconds. */
const NODES = 1_000;
const DEALS = 10;

describe('the levels', () => {
  const pairs: readonly (readonly [Level, Level])[] = [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ];

  it.each(pairs)('%i wins more than it loses against %i, both sides of every deal', (a, b) => {
    let score = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const seed = `ladder ${deal}`;
      score += shareOf(playMatch({ players: [a, b], seed, nodes: NODES }).outcome, [1]);
      score += shareOf(playMatch({ players: [b, a], seed, nodes: NODES }).outcome, [2]);
    }
    expect(score / (2 * DEALS)).toBeGreaterThan(0.5);
  });

  it('5 wins at two against somebody who plays anything', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { outcome } = playMatch({ players: ['random', 5], seed, nodes: NODES });
      expect(outcome.winners).toEqual([2]);
    }
  });

  /** An even share would be a quarter. */
  it('5 wins more than half of its matches alone among three of level 1, with all its thinking', () => {
    let score = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      for (const seat of [1, 2, 3, 4]) {
        const players = [1, 2, 3, 4].map((other): Level => (other === seat ? 5 : 1));
        score += shareOf(playMatch({ players, seed: `four ${deal}` }).outcome, [seat]);
      }
    }
    expect(score / (4 * DEALS)).toBeGreaterThan(0.5);
  });
});

describe('a match between computers', () => {
  /** DD5.5 ends a match after 60 rounds: long before that somebody is done, or they would shuffle to and fro. */
  const LONG = 40;

  it.each(LEVELS)('of level %i ends by somebody being done, however many play', (level) => {
    // Three and more who forget everything may go on for as long as they are let.
    for (const seats of level === 1 ? [2] : [2, 3, 4]) {
      for (const seed of ['one', 'two', 'three']) {
        const players = Array.from({ length: seats }, () => level);
        const { outcome, rounds } = playMatch({ players, seed, nodes: 300 });
        expect(['DD5.2', 'DD5.4']).toContain(outcome.rule);
        expect(rounds).toBeLessThan(LONG);
      }
    }
  });

  it.each([3, 4])('of level 1 is mostly over in half that time among %i', (seats) => {
    const players = Array.from({ length: seats }, (): Level => 1);
    const rounds = Array.from(
      { length: 2 * DEALS },
      (_, deal) => playMatch({ players, seed: `length ${deal}` }).rounds,
    );
    expect(rounds.toSorted((one, other) => one - other)[DEALS]).toBeLessThan(LONG / 2);
  });

  it.each(LEVELS)('of level %i tells chances: each from 0 to 1, and together 1', (level) => {
    for (const seats of [2, 3]) {
      const players = Array.from({ length: seats }, () => level);
      for (const { estimate } of playMatch({ players, seed: 'chances', nodes: 300 }).choices) {
        expect(estimate).toHaveLength(seats);
        expect(Math.min(...estimate)).toBeGreaterThanOrEqual(0);
        expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  });
});
