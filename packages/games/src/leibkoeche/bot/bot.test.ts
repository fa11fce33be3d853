import { LEVELS } from '@kast/bots';
import { describe, expect, it } from 'vitest';
import { game, scene, withPile } from '../rules/index.ts';
import { startOf, stateAfter } from '../rules/testing.ts';
import { bot } from './index.ts';
import { choose, playOut } from './testing.ts';

const LANDED = {
  phase: 'take',
  throws: 1,
  fall: { result: 'missed', face: 3 },
  held: { low: 3, face: 3 },
} as const;
const FIVE = 'f2:2 f4:6 f5:5 f6:4 a1:1';
const SIX = 'f1:1 f2:2 f3:3 f4:6 f5:5 f6:4';

describe('the bot', () => {
  it.each(LEVELS)('at level %i chooses the same with the same seed and nodes', (level) => {
    const state = scene({ cooks: ['c3', 'd6'], pancakes: 'a1:5 f2:3', trays: ['A', 'B'] });
    const request = { level, seed: 'again', budget: { nodes: 400 } } as const;
    expect(choose(state, request)).toEqual(choose(state, request));
  });

  it('keeps within its nodes as it can, whatever the clock says', () => {
    const state = scene({ phase: 'second', fall: { result: 'caught', face: 1 }, throws: 1 });
    let now = 0;
    const clock = (): number => {
      now += 1e9;
      return now;
    };
    const choice = choose(state, { budget: { nodes: 100 }, clock });
    expect(choice.nodes).toBeLessThanOrEqual(100);
    expect(choice).toEqual(choose(state, { budget: { nodes: 100 } }));
  });

  it('stops by the clock that it is given', () => {
    let now = 0;
    const state = scene({ phase: 'from', held: null, cooks: ['c3', 'd6'], pancakes: SIX });
    const { nodes } = choose(state, { budget: { milliseconds: 1 }, clock: () => now++ });
    expect(nodes).toBeLessThan(choose(state).nodes);
  });

  it('gives every seat a chance, and all of them add up', () => {
    const { estimate } = choose(scene({ cooks: ['c3', 'd6', 'a2'], trays: ['ABC', 'D', ''] }));
    expect(estimate).toHaveLength(3);
    expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(Math.min(...estimate)).toBeGreaterThan(0);
  });

  it.each([
    { seats: 2, level: 5, options: { toss: 'chance' } },
    { seats: 2, level: 1, options: { toss: 'chance', crowns: 'free' } },
    { seats: 3, level: 4, options: { toss: 'skill', assist: 'off' } },
    { seats: 4, level: 3, options: { toss: 'chance' } },
    { seats: 4, level: 2, options: { toss: 'skill', assist: 'on', crowns: 'free' } },
  ] as const)('brings a match to its end: %o', ({ seats, level, options }) => {
    const entries = playOut(startOf(seats, options), `match of ${seats}`, level);
    expect(entries.length).toBeLessThan(2_000);
    // LK7.2: one order each is enough; to order before would tell the others what it knows.
    expect(entries.filter(({ kind }) => kind === 'order').length).toBeLessThanOrEqual(seats);
  });

  it('LK8.6 tosses by hand where hands toss, each level with its own', () => {
    const state = scene({ options: { toss: 'skill', assist: 'on' }, cooks: ['c3', 'd6'] });
    const traces = LEVELS.map((level) => choose(state, { level }).move);
    for (const trace of traces) expect(trace).toMatch(/^toss -?\d+,/);
    expect(new Set(traces).size).toBe(LEVELS.length);
  });

  it('LK9.2 weighs what its hand can do, and nothing that is for those without one', () => {
    const state = scene({ options: { toss: 'skill', assist: 'off' }, cooks: ['c3', 'd6'] });
    const { seats, options } = state;
    const view = game.view(state, 1);
    const seen = { viewer: 1, seats, options, ply: 0, view, memory: undefined } as const;
    const weighed = bot.weigh(seen, { level: 3, seed: 'one', clock: () => 0 });
    expect(weighed.length).toBeGreaterThan(0);
    for (const { move } of weighed) expect(move).toMatch(/^toss -?\d+,/);
  });
});

describe('a turn', () => {
  it('LK3.2 takes the pancake that reaches the last pile, and turns it the right way', () => {
    // From b1 only a 6 leads to B on e3 but for a ring: 1/6 with the 1 up is the best to take.
    const taking = scene({
      phase: 'from',
      held: null,
      cooks: ['b1', 'd6'],
      trays: ['ACDEF', 'A'],
      pancakes: 'f6:1 f7:4 a7:3 d7:3',
    });
    expect(choose(taking).move).toBe('from f6');
    expect(choose(stateAfter(taking, '1 from f6')).move).toBe('toss half');
  });

  it('LK6.1 walks onto the only pile that is missing', () => {
    const state = scene({ cooks: ['b1', 'd6'], trays: ['BCDEF', 'A'], held: { low: 2, face: 5 } });
    const caught = stateAfter(state, '1 toss half', 'chance fall caught 2');
    expect(choose(caught).move).toBe('walk b2b3');
  });

  it('LK6.1 takes what it came for', () => {
    const state = scene({ ...LANDED, cooks: ['b3', 'f1'], trays: ['BC', 'BD'], pancakes: FIVE });
    expect(choose(state).move).toBe('take');
  });

  it('LK6.1 leaves a pancake that would cost it the large pan and leads nowhere', () => {
    const state = scene({
      ...LANDED,
      cooks: ['e3', 'f7'],
      trays: ['CEAF', 'DEABF'],
      pancakes: 'f1:1 d5:5 d4:4 d6:2 f3:6',
    });
    expect(choose(state).move).toBe('skip');
  });

  it('LK6.3 prefers the pile with the crown on top', () => {
    const piles = withPile(scene({ cooks: ['c4', 'f1'], held: { low: 2, face: 5 } }), 'B:d3:*....');
    const missed = stateAfter(piles, '1 toss half', 'chance fall missed 2');
    expect(choose(missed).move).toMatch(/d3$/);
  });

  it('LK7.1 goes to the carpet with all six kinds', () => {
    const state = scene({ cooks: ['c3', 'd6'], trays: ['ABCDEF', 'AB'] });
    const missed = stateAfter(state, '1 toss half', 'chance fall missed 6');
    expect(choose(missed).move).toMatch(/[cd]0$/);
  });

  it('LK5.1 lays the pancake into the way of a cook on the way to the king', () => {
    const state = scene({
      phase: 'lay',
      fall: { result: 'missed', face: 1 },
      cooks: ['d6', 'a1'],
      trays: ['ABCD', 'ABCDEF'],
      pancakes: 'a2:5 f1:6 f2:2 f3:3 f4:4',
    });
    expect(choose(state).move).toMatch(/^lay [bc]1:/);
  });

  it('LK3.5 puts a cook where no pancake takes it to the carpet at once', () => {
    const state = scene({
      phase: 'put',
      held: null,
      toPut: 1,
      onTurn: 2,
      cooks: ['c2', 'd6'],
      trays: ['ABCDEF', 'ABCDEF'],
      pancakes: SIX,
    });
    expect(choose(state).move).toMatch(/^put [a-f][567]$/);
  });

  it('LK3.5 lays down what was thrown invalid', () => {
    const state = stateAfter(
      scene({ cooks: ['c3', 'd6'] }),
      '1 toss half',
      'chance fall invalid 1',
    );
    expect(choose(state).move).toMatch(/^lay /);
  });

  it('LK3.6 throws again after a catch when all is still to be won', () => {
    const state = scene({ cooks: ['c3', 'd6'], pancakes: 'f1:2 f2:3 f6:4 a1:6 a6:5' });
    const caught = stateAfter(state, '1 toss half', 'chance fall caught 6');
    const landed = stateAfter(caught, `1 ${choose(caught).move}`);
    const walked = stateAfter(landed, `1 ${choose(landed).move}`);
    expect(choose(walked).move).toMatch(/^(keep|swap)/);
  });
});
