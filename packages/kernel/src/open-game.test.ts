import { describe, expect, it } from 'vitest';
import { openGame, type OpenRules } from './open-game.ts';
import { seededRandom } from './random.ts';

interface Heap {
  readonly left: number;
}

const rules: OpenRules<Heap, number, never> = {
  info: {
    id: 'heap',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    minutes: { min: 1, max: 1 },
    options: {},
    traits: { hidden: false, chance: false, simultaneous: false },
  },
  init: () => ({ left: 5 }),
  turn: () => ({ kind: 'seats', seats: [1], rule: 'H1.1' }),
  moves: ({ left }) => (left > 0 ? [1] : []),
  check: () => undefined,
  apply: ({ left }, _by, taken) => ({ left: left - taken }),
  events: () => [],
  notation: { make: (_, taken) => String(taken), parse: () => ({ ok: true, value: 1 }) },
  longest: () => 5,
};

const step = { before: { left: 5 }, by: 1, move: 1, after: { left: 4 } };
const at = { viewer: 1, seats: 2, options: {}, ply: 0, memory: undefined } as const;

describe('an open game', () => {
  it('shows everybody its state, and keeps nothing from anybody', () => {
    const game = openGame(rules);
    expect(game.view({ left: 3 }, 'watcher')).toEqual({ left: 3 });
    expect(game.secrecy(step, 2)).toBe('none');
    expect(game.reveals(step, 2)).toBe(false);
    expect(game.imagine({ ...at, view: { left: 3 } }, seededRandom(0))).toEqual({ left: 3 });
  });

  it('may show more than its state, from which the state can be read back', () => {
    const game = openGame(rules, {
      view: ({ left }: Heap) => ({ shown: left, isLow: left < 2 }),
      stateOf: ({ shown }) => ({ left: shown }),
    });
    const view = game.view({ left: 1 }, 1);
    expect(view).toEqual({ shown: 1, isLow: true });
    expect(game.imagine({ ...at, view }, seededRandom(0))).toEqual({ left: 1 });
  });

  it('makes what everybody sees once for each position and each step, and never shows an old one', () => {
    const made: number[] = [];
    const game = openGame(
      { ...rules, events: ({ move }) => [made.push(move) as never] },
      {
        view: ({ left }: Heap) => ({ shown: made.push(left) && left }),
        stateOf: ({ shown }) => ({ left: shown }),
      },
    );
    const [first, second] = [{ left: 2 }, { left: 3 }];
    expect(game.view(first, 1)).toBe(game.view(first, 'watcher'));
    expect(game.view(second, 1)).toEqual({ shown: 3 });
    expect(game.view(first, 1)).toEqual({ shown: 2 });
    expect(made).toEqual([2, 3, 2]);
    expect(game.events(step, 1)).toBe(game.events(step, 2));
    expect(made).toEqual([2, 3, 2, 1]);
  });

  it('has no chance to be asked', () => {
    expect(() => openGame(rules).chance({ left: 1 }, seededRandom(0))).toThrow('no chance in heap');
  });
});
