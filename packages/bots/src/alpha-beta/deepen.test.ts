import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBestMove, valueMoves } from './deepen.ts';
import { WIN } from './search-position.ts';
import { Coins } from './toys/coins.ts';
import { NimHeaps } from './toys/nim-heaps.ts';
import { TicTacToe } from './toys/tic-tac-toe.ts';

const still = () => 0;
const toTheEnd = { budget: {}, clock: still };

describe('the best move', () => {
  it('wins at Nim exactly where theory says so', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
        (heaps) => {
          fc.pre(heaps.some((heap) => heap > 0));
          const nim = new NimHeaps(heaps);
          const { best } = findBestMove(nim, { ...toTheEnd, deepest: 12 });
          const isWon = nimSum(heaps) !== 0;
          expect(best.value > 0).toBe(isWon);
          nim.make(best.move);
          expect(nimSum(nim.heaps) === 0).toBe(isWon);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  it('holds tic-tac-toe to a draw and knows it', () => {
    expect(findBestMove(new TicTacToe(), toTheEnd).best.value).toBe(0);
  });

  it('wins as soon as it can', () => {
    const board = `
      x x .
      o o .
      . . .
    `;
    const { best } = findBestMove(new TicTacToe(board), toTheEnd);
    expect(best).toEqual({ move: 3, value: WIN - 1, line: [3] });
  });

  it('loses as late as it can', () => {
    const { best } = findBestMove(new NimHeaps([2, 2]), { ...toTheEnd, deepest: 6 });
    expect(best.value).toBe(4 - WIN);
    expect(best.line).toHaveLength(4);
  });

  it('comes with a line that can be played', () => {
    const board = new TicTacToe();
    const { best } = findBestMove(board, { ...toTheEnd, deepest: 6 });
    const moves = new Int32Array(9);
    for (const move of best.line) {
      expect([...moves.subarray(0, board.listMoves(moves, 0))]).toContain(move);
      board.make(move);
    }
  });

  it('leaves the position as it was', () => {
    const nim = new NimHeaps([3, 4, 5]);
    findBestMove(nim, { budget: { nodes: 500 }, clock: still });
    expect(nim.heaps).toEqual([3, 4, 5]);
    expect(nim.side).toBe(0);
  });

  it('refuses to look for a move where there is none', () => {
    expect(() => findBestMove(new NimHeaps([0]), toTheEnd)).toThrow('there is no move');
  });
});

describe('a budget', () => {
  it('of nodes is kept, and gives the same answer every time', () => {
    const search = () =>
      findBestMove(new NimHeaps([4, 5, 6]), { budget: { nodes: 2_000 }, clock: still });
    expect(search().nodes).toBeLessThanOrEqual(2_000);
    expect(search()).toEqual(search());
  });

  it('of time is kept by the clock that is handed in', () => {
    let now = 0;
    const clock = () => now++;
    const { nodes } = findBestMove(new NimHeaps([7, 7, 7]), { budget: { milliseconds: 3 }, clock });
    expect(nodes).toBe(3 * 512);
  });

  it('of next to nothing still gives a legal move', () => {
    const { best } = findBestMove(new TicTacToe(), { budget: { nodes: 1 }, clock: still });
    expect(best.move).toBe(1);
  });

  it('without milliseconds finds the same whatever the clock says', () => {
    let now = 0;
    const hurrying = () => {
      now += 1e9;
      return now;
    };
    const [slow, quick] = [still, hurrying].map((clock) =>
      findBestMove(new TicTacToe(), { budget: { nodes: 5_000 }, clock }),
    );
    expect(quick).toEqual(slow);
  });
});

describe('the values of all moves', () => {
  it('are those of theory, the best first', () => {
    const { moves } = valueMoves(new NimHeaps([1, 2, 2]), { ...toTheEnd, deepest: 5 });
    const winning = moves.filter(({ value }) => value > 0).map(({ move }) => move);
    expect(winning).toEqual([1]);
    expect(moves[0]?.move).toBe(winning[0]);
    expect(moves).toHaveLength(5);
  });

  it('are looked for no further once it is known how every one that matters ends', () => {
    const board = `
      x x .
      o o .
      . . .
    `;
    const some = valueMoves(new TicTacToe(board), toTheEnd, 10);
    expect(some.depth).toBe(1);
    expect(some.moves[0]).toMatchObject({ move: 3, value: WIN - 1 });
    expect(valueMoves(new TicTacToe(board), { ...toTheEnd, deepest: 5 }).depth).toBe(5);
  });

  it('are known within a margin of the best, and of the others that they are worse, for less', () => {
    const worths = [10, 3, 40, 38, 25, 31, 2, 12];
    const margin = 9;
    const all = valueMoves(new Coins(worths), { ...toTheEnd, deepest: 4 });
    const some = valueMoves(new Coins(worths), { ...toTheEnd, deepest: 4 }, margin);
    const least = (all.moves[0]?.value ?? 0) - margin;
    const near = all.moves.filter(({ value }) => value > least);
    expect(near.map(({ move }) => move)).toEqual([3, 4, 6]);
    expect(some.moves.slice(0, near.length)).toEqual(near);
    expect(some.moves).toHaveLength(worths.length);
    expect(some.moves.slice(near.length).every(({ value }) => value <= least)).toBe(true);
    expect(some.nodes).toBeLessThan(all.nodes);
  });
});

function nimSum(heaps: readonly number[]): number {
  return heaps.reduce((sum, heap) => sum ^ heap, 0);
}
