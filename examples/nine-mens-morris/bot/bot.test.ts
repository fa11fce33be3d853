import { LEVELS, type ThinkRequest } from '@kast/bots';
import { pick, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game, type MorrisState, scene, seatOf } from '../rules/index.ts';
import { bot } from './index.ts';
import { moveOf } from './moves.ts';
import { MorrisPosition } from './position.ts';

const start = game.init({ flying: 'allowed' }, 2);

function choose(state: MorrisState, request: Partial<ThinkRequest> = {}) {
  const { options } = state;
  const viewer = seatOf(state.turn);
  const seen = { viewer, seats: 2, options, ply: 0, view: state, memory: undefined };
  return bot.choose(seen, {
    level: 5,
    seed: 'any',
    budget: { nodes: 3_000 },
    clock: () => 0,
    ...request,
  });
}

describe('the position that is searched', () => {
  it.each(['allowed', 'never'])('is the one of the rules, with flying %s', (flying) => {
    const random = seededRandom(`playing with flying ${flying}`);
    const into = new Int32Array(600);
    for (let match = 0; match < 12; match++) {
      let state = game.init({ flying }, 2);
      const position = new MorrisPosition(state, 0);
      for (;;) {
        const codes = [...into.subarray(0, position.listMoves(into, 0))];
        const moves = codes.map((code) => game.notation.make(state, moveOf(code)));
        const legal = game.moves(state, seatOf(state.turn));
        const isRunning = state.outcome === null;
        const isThird = state.outcome?.rule === 'NM4.3';
        expect(isThird ? position.isRepeated() : position.isOver()).toBe(!isRunning);
        if (!isRunning) break;
        const names = legal.map((move) => game.notation.make(state, move));
        expect(moves.toSorted()).toEqual(names.toSorted());
        const fresh = new MorrisPosition(state, 0);
        expect([fresh.keyLow(), fresh.keyHigh()]).toEqual([position.keyLow(), position.keyHigh()]);
        const code = pick(random, codes);
        position.make(code);
        position.unmake();
        expect([fresh.keyLow(), fresh.side]).toEqual([position.keyLow(), position.side]);
        position.make(code);
        state = game.apply(state, seatOf(state.turn), moveOf(code));
      }
    }
  });
});

describe.each(LEVELS)('the bot at level %i', (level) => {
  it('NM4.1 takes the piece that wins', () => {
    const state = scene(`
      7 L - - . - - L
      6 | . - L - . |
      5 | | . . . | |
      4 . . .   D . .
      3 | | . . . | |
      2 | . - . - D |
      1 D - - . - - .
    `);
    expect(choose(state, { level }).move).toMatch(/x/);
    expect(choose(state, { level }).estimate[0]).toBe(1);
  });

  it('chooses the same with the same seed and nodes', () => {
    expect(choose(start, { level })).toEqual(choose(start, { level }));
  });
});

describe('the best bot', () => {
  it('NM3.2 keeps the other side from closing a mill', () => {
    const state = scene(
      `
      7 D - - D - - .
      6 | L - . - . |
      5 | | . . . | |
      4 . . .   L . .
      3 | | . . . | |
      2 | . - . - . |
      1 . - - . - - .
    `,
      { inHand: [7, 7] },
    );
    expect(choose(state).move).toBe('g7');
  });

  it('expects a line that the rules allow', () => {
    const { line, move } = choose(start);
    expect(line[0]).toBe(move);
    expect(line.length).toBeGreaterThan(2);
  });
});
