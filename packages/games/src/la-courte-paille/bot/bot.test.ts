import { LEVELS as EVERY_LEVEL, type Level, type ThinkRequest } from '@kast/bots';
import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { lessons } from '../lessons/index.ts';
import { game, type PailleState, playLines, scene } from '../rules/index.ts';
import { bench } from './bench.ts';
import { botUpTo } from './index.ts';

const bot = await botUpTo();

/** What the bot does at a table of which it sees only its own side. */
function choose(state: PailleState, seat: number, request: Partial<ThinkRequest> = {}) {
  const voyage = state.voyage ? 'on' : 'off';
  const view = game.view(state, seat);
  const seats = state.hands.length;
  const seen = { viewer: seat, seats, options: { voyage }, ply: 0, view, memory: undefined };
  const budget = { nodes: 4_000 };
  return bot.choose(seen, { level: 5, seed: 'seed', clock: () => 0, budget, ...request });
}

function lesson(id: string) {
  const found = lessons.find((each) => each.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}

const table = scene({
  hands: ['C1 R5 R6 X2 B7', 'F1 B3 G4 C2 L6', 'G1 G2 G8 L3 L7'],
  week: 'R8 R3 | C4 B2 L8 G5 F6',
  menu: 'R9 C3 L2 G3 B4',
});

describe('the bot', () => {
  it.each(EVERY_LEVEL)('at level %i chooses the same with the same seed and nodes', (level) => {
    const first = choose(table, 1, { level, budget: { nodes: 900 } });
    expect(choose(table, 1, { level, budget: { nodes: 900 } })).toEqual(first);
  });

  it('plays by what its seat knows: other hidden cards, the same choice', () => {
    const swapped = scene({
      hands: ['C1 R5 R6 X2 B7', 'F9 F8 C9 C8 L9', 'G1 G2 G8 L3 L7'],
      week: 'R8 R3 | X1 X3 X4 X5 F7',
      menu: 'R9 C3 L2 G3 B4',
    });
    expect(game.view(swapped, 1)).toEqual(game.view(table, 1));
    expect(choose(swapped, 1)).toEqual(choose(table, 1));
  });

  it('CP3.1 does not see what others have chosen, only that they have', () => {
    const low = playLines(table, '2 pick F1, 3 pick G1');
    const high = playLines(table, '2 pick L6, 3 pick G8');
    expect(choose(low, 1)).toEqual(choose(high, 1));
  });

  it('keeps within its nodes, and within its time by the clock that it is given', () => {
    expect(choose(table, 1, { budget: { nodes: 777 } }).nodes).toBeLessThanOrEqual(777);
    let now = 0;
    const { nodes } = choose(table, 1, { budget: { milliseconds: 4 }, clock: () => now++ });
    expect(nodes).toBeLessThanOrEqual(5 * 512);
  });

  it('CP6.7 tells the chance to win the voyage, not the round', () => {
    const behind = scene({
      hands: ['B3 B4 G3 G4 L3', 'R9'],
      week: 'R8 R7 R6 | G1',
      menu: 'B1 B2 L1',
      round: 3,
      eaten: ['C', 'F'],
    });
    const { estimate } = choose(behind, 1);
    expect(estimate[0]).toBeGreaterThan(0.7);
    expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('gives every seat its chances', () => {
    const { estimate } = choose(table, 1);
    expect(estimate).toHaveLength(3);
    expect(estimate.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  });
});

describe.each(EVERY_LEVEL)('a match of bots at level %i', (level) => {
  it.each([
    { seats: 2, voyage: 'on' },
    { seats: 4, voyage: 'off' },
  ])('comes to its end with $seats seats and the voyage $voyage', ({ seats, voyage }) => {
    const random = seededRandom(`match ${level}`);
    let state = game.init({ voyage }, seats);
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
      if (by === 'chance') {
        state = game.apply(state, by, game.chance(state, random));
      } else {
        const { move } = choose(state, by, { level, budget: { nodes: 60 } });
        state = playLines(state, `${by} ${move}`);
      }
    }
    expect(state.outcome?.winners.length).toBeGreaterThan(0);
  });
});

describe('a strong bot', () => {
  const strong: Level = 5;

  it.each(['goal', 'low-first', 'cookery-lesson'])('solves the lesson %s', (id) => {
    const { start, seat, solution } = lesson(id);
    expect(choose(start, seat, { level: strong }).move).toBe(solution[0]);
  });

  it('CP4.7 keeps Coco for the end where the week is as good as decided', () => {
    const { start, seat } = lesson('keep-coco');
    expect(choose(start, seat, { level: strong }).move).not.toBe('pick X5');
  });

  it('CP6.3 names nobody of whom it holds much', () => {
    const { start, seat } = lesson('voyage');
    expect(choose(start, seat, { level: strong }).move).not.toBe('eat R');
  });
});

describe('the bench', () => {
  it('plays whole matches, and searches as many nodes as it is told', () => {
    expect(bench.fastPlayout(seededRandom('bench'))).toBeGreaterThan(20);
    expect(bench.searchNodes(800)).toBe(800);
  });
});
