import { type Choice, type Level, LEVELS as EVERY_LEVEL } from '@kast/bots';
import { defaultOptions, type Seen } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { scene } from '../rules/scene.ts';
import { game, seatOf, squareNamed, type TablutState, type TablutView } from '../rules/index.ts';
import { playLine } from '../rules/play-line.ts';
import { fastMove } from './from-state.ts';
import { lengthOf, oversightOf, temptationOf } from './human-errors.ts';
import { bot } from './index.ts';
import { LEVELS, NEAR } from './levels.ts';

const WEAK = [1, 2, 3, 4] as const;
const SEEDS = Array.from({ length: 30 }, (_, index) => `seed ${index}`);

describe('what a level overlooks', () => {
  it('is what comes from afar, the farther the likelier, and less at every level', () => {
    const near = move('e1', 'e3');
    const far = move('a1', 'e1');
    const farther = move('a1', 'h1');
    for (const level of WEAK) {
      const oversight = oversightOf(level);
      expect(oversight?.(near)).toBe(0);
      expect(oversight?.(far)).toBeGreaterThan(0);
      expect(oversight?.(farther)).toBeGreaterThan(oversight?.(far) as number);
      expect(oversight?.(far)).toBeGreaterThan(oversightOf((level + 1) as Level)?.(far) ?? 0);
    }
    expect(oversightOf(5)).toBeUndefined();
  });

  it('may be a king who is far from his corner, but never one who is beside it', () => {
    const reaching = (near: string, far: string) =>
      scene(
        'dark',
        `
        9 . . . . . . . . .
        8 . D . . . . . . .
        7 ${near} . . . . . . . .
        6 . . . L . . . . .
        5 . . . . . . . . .
        4 ${far} . . . . . . . .
        3 D . . . . . . . .
        2 . . . . D . . . .
        1 . . . . . . . . .
          a b c d e f g h i
        `,
      );
    const lostAt = (level: Level, state: TablutState) =>
      SEEDS.filter((seed) => isCornerOpen(state, choose(state, level, seed).move));
    for (const level of WEAK) expect(lostAt(level, reaching('K', '.'))).toEqual([]);
    expect(lostAt(1, reaching('.', 'K')).length).toBeGreaterThan(0);
  });

  it('is never an attacker close by who would take the king', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . D . . D . . .
      7 . . . . . . . . .
      6 . . . L . . L . .
      5 . . . . . . . . .
      4 . . D K . . . . .
      3 . . . . . . . . .
      2 . . . . D . . . .
      1 . . D . . . D . .
        a b c d e f g h i
      `,
    );
    for (const level of EVERY_LEVEL) {
      for (const seed of SEEDS.slice(0, 10)) {
        const after = playLine(state, choose(state, level, seed).move);
        const { threats } = game.view(after, 'watcher');
        expect(threats.filter(({ from, to }) => lengthOf(fastMove({ from, to })) <= NEAR)).toEqual(
          [],
        );
      }
    }
  });

  it.each(EVERY_LEVEL)('is never a corner that is open to the own king, at level %i', (level) => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . . . . . D .
      7 . . . . . . . . .
      6 . . . L . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 K . . . . . . . .
      2 D . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    for (const seed of SEEDS) expect(choose(state, level, seed).move).toBe('a3-a9');
  });
});

describe('what a level likes too much', () => {
  it('is a pawn to take', () => {
    const state = scene(
      'light',
      `
      9 . . . . . . . . .
      8 . . . D . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . L D . . . . . .
      3 . . . . . . . . .
      2 . . . L . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
      `,
    );
    for (const level of WEAK) {
      const temptation = temptationOf(state, level);
      expect(temptation?.(move('d2', 'd4'))).toBe(LEVELS[level].greedy);
      expect(temptation?.(move('d2', 'd3'))).toBe(0);
    }
    expect(temptationOf(state, 5)).toBeUndefined();
  });

  it('is to go on with the piece moved last, but not to take the move back', () => {
    const start = game.init(defaultOptions(info.options), 2);
    const state = playLine(start, 'e3-f3 e2-f2');
    const temptation = temptationOf(state, 1);
    expect(temptation?.(move('f3', 'h3'))).toBe(LEVELS[1].stubborn);
    expect(temptation?.(move('f3', 'e3'))).toBe(0);
    expect(temptation?.(move('e4', 'e3'))).toBe(0);
  });
});

describe('a hint', () => {
  it('errs at no level', () => {
    const state = game.init(defaultOptions(info.options), 2);
    const request = { seed: 'hint', budget: { nodes: 3_000 }, clock: () => 0 };
    const weighed = bot.weigh(seen(state), { ...request, level: 1 });
    expect(weighed).toEqual(bot.weigh(seen(state), { ...request, level: 5 }));
    expect(weighed).toHaveLength(game.moves(state, 1).length);
  });
});

/** Can the king go to a corner after this move? */
function isCornerOpen(state: TablutState, made: string): boolean {
  return game.view(playLine(state, made), 'watcher').cornersInReach.length > 0;
}

function move(from: string, to: string): number {
  return fastMove({ from: squareNamed(from), to: squareNamed(to) });
}

function choose(state: TablutState, level: Level, seed: string): Choice {
  return bot.choose(seen(state), { level, seed, budget: { nodes: 2_000 }, clock: () => 0 });
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
