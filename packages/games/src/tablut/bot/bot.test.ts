import { type Choice, findBestMove, type Level, LEVELS, type ThinkRequest } from '@kast/bots';
import { everyCombination, type Seen } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { scene } from '../rules/scene.ts';
import { game, seatOf, type TablutState, type TablutView } from '../rules/index.ts';
import { playLine } from '../rules/play-line.ts';
import { Evaluation } from './evaluation.ts';
import { positionOf } from './from-state.ts';
import { bot } from './index.ts';
import { TablutSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

const start = game.init({ ...everyCombination(info.options)[0] }, 2);

describe('the bot', () => {
  it.each(LEVELS)('at level %i chooses the same with the same seed and nodes', (level) => {
    const first = choose(start, { level, budget: { nodes: 5_000 } });
    expect(choose(start, { level, budget: { nodes: 5_000 } })).toEqual(first);
  });

  it('varies its play with the seed', () => {
    const moves = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => choose(start, { level: 5, seed, budget: { nodes: 3_000 } }).move,
    );
    expect(new Set(moves).size).toBeGreaterThan(1);
  });

  it('weighs every move, the winning one as won and first', () => {
    const state = scene(
      'light',
      `
      9 . K . D D D . . .
      8 . . D . D . . . .
      7 . . . . . L . . .
      6 . . . . L . . . D
      5 . . L L . L L . D
      4 . . . . . . L . D
      3 . D . . . . D D .
      2 D . . . . . . . .
      1 . . . D D . . D .
        a b c d e f g h i
      `,
    );
    const request = { level: 1, seed: 'seed', budget: { nodes: 5_000 }, clock: () => 0 } as const;
    const weighed = bot.weigh(seen(state), request);
    expect(weighed).toHaveLength(game.moves(state, 1).length);
    expect(weighed[0]).toEqual({ move: 'b9-a9', chance: 1 });
    expect(weighed.at(-1)?.chance).toBeLessThan(1);
  });

  it('keeps within its nodes', () => {
    expect(choose(start, { level: 5, budget: { nodes: 777 } }).nodes).toBeLessThanOrEqual(777);
  });

  it('keeps within its time, by the clock that it is given', () => {
    let now = 0;
    const { nodes } = choose(start, { budget: { milliseconds: 10 }, clock: () => now++ });
    expect(nodes).toBe(10 * 512);
  });

  it('expects a line that the rules allow, with every option', () => {
    for (const options of everyCombination(info.options)) {
      const { move, line } = choose(game.init(options, 2), { budget: { nodes: 2_000 } });
      expect(line[0]).toBe(move);
      expect(() => playLine(game.init(options, 2), line.join(' '))).not.toThrow();
    }
  });
});

describe.each(LEVELS)('the bot at level %i', (level) => {
  it('takes the king where it can, TB4.4', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . D .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 . . . . . . . . .
      4 . . D K . . . . .
      3 . . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(choose(state, { level }).move).toBe('e2-e4');
    expect(choose(state, { level }).estimate).toEqual([0, 1]);
  });

  it('goes to a corner where it can, TB4.5', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . D .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 K . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(choose(state, { level }).move).toBe('a5-a9');
    expect(choose(state, { level }).estimate).toEqual([1, 0]);
  });
});

describe('a bot that has lost', () => {
  it.each([4, 5] as const)('knows it at level %i where no move saves it', (level) => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . D . . . . .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 K . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const { estimate, line } = choose(state, { level });
    expect(estimate).toEqual([1, 0]);
    expect(line).toHaveLength(2);
    expect(playLine(state, line.join(' ')).outcome).toMatchObject({ winners: [1] });
  });

  it('holds out for as long as it can', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . D . . . . .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 K . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const { move, estimate } = choose(state, { level: 5 });
    expect(move).toBe('d8-a8');
    expect(estimate).toEqual([1, 0]);
  });
});

describe('a bot that looks ahead', () => {
  it('sees corner threats without end, though they are longer than its depth', () => {
    const state = scene(
      'light',
      `
      9 . D . . . . . D .
      8 . . . . D . . . .
      7 . . . . . . . . .
      6 . . . K . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . D
      2 . D D D D D D D .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const search = new TablutSearch(positionOf(state), new Evaluation(WEIGHTS.either), 0);
    const { best } = findBestMove(search, { budget: {}, clock: () => 0, deepest: 4 });
    expect(best.value).toBe(0);
    expect(best.line).toHaveLength(6);
  });

  it('steps between the king and his corner', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . D . . . . .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 K . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    expect(choose(state, { level: 3 }).move).toBe('d8-a8');
  });

  it('opens two corners at once', () => {
    const state = scene(
      'light',
      `
      9 . . . . D . . . .
      8 . . . . . . . D .
      7 . . D . . . . . .
      6 . . . . . L . . .
      5 . . . K . . . . .
      4 . . . . . . . . D
      3 . . . . . . . . .
      2 D . D . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const { move, estimate } = choose(state, { level: 4 });
    expect(move).toBe('d5-d1');
    expect(estimate).toEqual([1, 0]);
  });

  it('moves a king away who is about to be taken', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . D . . . .
      7 . D . . . . . . .
      6 . . D . . . D . .
      5 . . . . . . . . .
      4 . . D K . . . . .
      3 . . . . . . . . D
      2 . . . . D . . . .
      1 . . D . . . D . .
        a b c d e f g h i
      `,
    );
    const { move } = choose(state, { level: 3 });
    expect(playLine(state, move).outcome).toBeNull();
    const after = game.view(playLine(state, move), 'watcher');
    expect(after.threats.filter(({ status }) => status !== 'void')).toEqual([]);
  });

  it('does not rely on a threat that is void, TB5.3', () => {
    const drawn = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 . . . . . . . . .
      4 . . D K . . . . .
      3 . . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    const [threat] = game.view(drawn, 'watcher').threats;
    const state = { ...drawn, threatCounts: [{ ...threat, times: 3 }] } as TablutState;
    expect(choose(drawn, { level: 4 }).estimate).toEqual([0, 1]);
    expect(choose(state, { level: 4 }).estimate).not.toEqual([0, 1]);
  });
});

function choose(state: TablutState, request: Partial<ThinkRequest>): Choice {
  const level: Level = 5;
  return bot.choose(seen(state), { level, seed: 'seed', clock: () => 0, ...request });
}

function seen(state: TablutState): Seen<TablutView, never> {
  const viewer = seatOf(state.turn);
  return {
    viewer,
    seats: 2,
    options: state.options,
    view: game.view(state, viewer),
    ply: 0,
    memory: undefined,
  };
}
