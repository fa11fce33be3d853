import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { think } from './think.ts';
import { Coins } from './toys/coins.ts';
import { NimHeaps } from './toys/nim-heaps.ts';
import { TicTacToe } from './toys/tic-tac-toe.ts';

const limits = { budget: {}, clock: () => 0, deepest: 8 };
const careless = { overlooks: 60, misjudges: 0 };
const perfect = { overlooks: 0, misjudges: 0 };

describe('a player', () => {
  it('without errors plays the best move', () => {
    const { best } = think(new NimHeaps([1, 2, 2]), perfect, limits, seededRandom('any'));
    expect(best.move).toBe(1);
  });

  it('that overlooks much misses it sometimes, but not always', () => {
    const found = seeds(40).filter((seed) => {
      return think(new NimHeaps([1, 2, 2]), careless, limits, seededRandom(seed)).best.move === 1;
    });
    expect(found.length).toBeGreaterThan(5);
    expect(found.length).toBeLessThan(35);
  });

  it('that overlooks much always sees a win on the spot', () => {
    for (const seed of seeds(40)) {
      const board = new TicTacToe('xx.oo....');
      expect(think(board, careless, limits, seededRandom(seed)).best.move).toBe(3);
    }
  });

  it('that misjudges takes a draw for a win, but not a loss', () => {
    const misjudging = { overlooks: 0, misjudges: 100 };
    const replies = seeds(40).map((seed) => {
      const board = new TicTacToe('x...o....');
      return think(board, misjudging, limits, seededRandom(seed)).best;
    });
    expect(new Set(replies.map(({ move }) => move)).size).toBeGreaterThan(2);
    expect(replies.every(({ value }) => value === 0)).toBe(true);
  });

  it('that is tempted gives up as much as the temptation is worth, and no more', () => {
    const greedyFor = (most: number) => (coin: number) => (coin === 3 ? most : 0);
    const chosen = [9, 11].map((most) => {
      const coins = new Coins([50, 45, 40]);
      const once = { ...limits, deepest: 1 };
      return think(coins, perfect, once, seededRandom('any'), greedyFor(most)).best;
    });
    expect(chosen.map(({ move, value }) => [move, value])).toEqual([
      [1, 50],
      [3, 40],
    ]);
  });

  it('errs in the same way with the same seed', () => {
    const choose = () => think(new NimHeaps([3, 4, 2]), careless, limits, seededRandom('same'));
    expect(choose()).toEqual(choose());
  });
});

function seeds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `seed ${index}`);
}
