import { type Choice, LEVELS, type ThinkRequest } from '@kast/bots';
import { type Seen, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  CIRCLES,
  circleNamed,
  type DrunterEvent,
  type DrunterMemory,
  type DrunterState,
  type DrunterView,
  game,
  makeCircle,
  PRINTED,
  scene,
} from '../rules/index.ts';
import { startOf, stateAfter } from '../rules/testing.ts';
import { bot } from './index.ts';

/** Red stands right on seven circles of its colour and beside the eighth, c1. */
const NEARLY_DONE =
  'a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R a1:O c6:O e6:O g6:O a3:O c3:O g3:O h3:O';
/** Six play, and every circle is covered; on f6 red stands right, and orange beside it. */
const ALL_COVERED = CIRCLES.map(
  (at) => `${makeCircle(at)}:${PRINTED[(at + 43) % CIRCLES.length]}`,
).join(' ');
const DONE = NEARLY_DONE.replace('b2:R', 'c1:R');

describe('the bot', () => {
  it.each(LEVELS)('at level %i chooses the same with the same seed and nodes', (level) => {
    const state = scene(NEARLY_DONE, { onTurn: 2 });
    const first = choose(state, { level, budget: { nodes: 500 } });
    expect(choose(state, { level, budget: { nodes: 500 } })).toEqual(first);
  });

  it('keeps within its nodes, and within its time by the clock that it is given', () => {
    const state = scene(NEARLY_DONE, { onTurn: 2 });
    expect(choose(state, { budget: { nodes: 300 } }).nodes).toBeLessThanOrEqual(300);
    let now = 0;
    const { nodes } = choose(state, { budget: { milliseconds: 3 }, clock: () => now++ });
    expect(nodes).toBeLessThanOrEqual(3 * 512);
  });

  it('DD5.1 calls together with the step that brings the last stone home', () => {
    expect(choose(scene(NEARLY_DONE)).move).toBe('b2-c1!');
  });

  it('DD5.1 calls instead of moving when all stand right already', () => {
    expect(choose(scene(DONE)).move).toBe('klaar');
  });

  it('DD4.1 blocks an opponent who is about to be done', () => {
    const state = scene(NEARLY_DONE.replace('a1:O', 'a2:O'), { onTurn: 2 });
    expect(choose(state).move).toMatch(/-b2$/);
  });

  it.each(LEVELS)('at level %i places only where the rules allow, DD2.2', (level) => {
    let state = stateAfter(startOf({ seats: 3 }), 'chance first 1');
    while (state.phase === 'placing') {
      const { move } = choose(state, { level });
      state = stateAfter(state, `${state.onTurn} ${move}`);
    }
    expect(state.inHand).toEqual([0, 0, 0]);
  });

  it('gives every seat a chance, and all of them add up', () => {
    const { estimate } = choose(scene(NEARLY_DONE, { onTurn: 2 }));
    expect(estimate).toHaveLength(2);
    expect(estimate.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });
});

describe('the answer to an attack, DD4.3', () => {
  it('DD4.2 speaks up for a stone that stands right', () => {
    const attacked = stateAfter(scene('f6:R g6:O', { onTurn: 2 }), '2 g6-f6');
    expect(choose(attacked).move).toBe('claim');
  });

  it('DD4.4 keeps silent about one that does not', () => {
    const attacked = stateAfter(scene('e6:R f6:O', { onTurn: 2 }), '2 f6-e6');
    expect(choose(attacked).move).toBe('allow');
  });

  it('DD4.4 claims in doubt where a false claim costs nothing', () => {
    const parts = { onTurn: 2, options: { layout: 'shuffled', falseClaim: 'free' } } as const;
    const attacked = stateAfter(scene('e6:R f6:O', parts), '2 f6-e6');
    expect(choose(attacked).move).toBe('claim');
  });
});

describe('memory, DD6.3', () => {
  /** Everything was covered long ago, and many turns have gone by. */
  const happened = [
    [],
    ALL_COVERED.split(' ').map((stone): DrunterEvent => {
      return { kind: 'placed', seat: 1, at: circleNamed(stone.slice(0, 2)) };
    }),
    ...Array.from({ length: 600 }, () => []),
  ];
  const attacked = stateAfter(scene(ALL_COVERED, { seats: 6, onTurn: 2 }), '2 f5-f6');

  it('fades at level 1 and not at level 5', () => {
    expect(choose(attacked, { level: 5 }, happened).move).toBe('claim');
    expect(choose(attacked, { level: 1 }, happened).move).toBe('allow');
  });

  it('DD6.2 of an adviser is that of whoever asks, however hard it thinks', () => {
    expect(choose(attacked, { recallsAs: 3 }, happened).move).toBe('allow');
  });

  it('DD6.2 needs nothing where the table shows all colours', () => {
    const parts = { seats: 6, onTurn: 2, options: { memory: 'aid' } } as const;
    const open = stateAfter(scene(ALL_COVERED, parts), '2 f5-f6');
    expect(choose(open, { level: 1 }, happened).move).toBe('claim');
  });

  it('believes a verdict that was given in its presence, DD4.2', () => {
    const options = { layout: 'shuffled' } as const;
    const parts = { seats: 6, onTurn: 2, options, layout: PRINTED };
    const asked = stateAfter(scene(ALL_COVERED, parts), '2 f5-f6');
    const at = circleNamed('f6');
    const verdict: readonly DrunterEvent[] = [{ kind: 'claimed', seat: 1, at, right: true }];
    expect(choose(asked, {}, [[], []]).move).toBe('allow');
    expect(choose(asked, {}, [[], verdict]).move).toBe('claim');
  });

  it('DD1.1 counts what lies open: the last of a colour must be where nothing else fits', () => {
    const parts = { onTurn: 2, options: { layout: 'shuffled' }, layout: PRINTED } as const;
    expect(choose(stateAfter(scene('f6:R e6:O', parts), '2 e6-f6')).move).toBe('claim');
  });
});

function choose(
  state: DrunterState,
  request: Partial<ThinkRequest> = {},
  happened: readonly (readonly DrunterEvent[])[] = [],
): Choice {
  const turn = game.turn(state);
  const viewer = turn.kind === 'seats' ? (turn.seats[0] ?? 1) : 1;
  const { seats, options } = state;
  const ply = happened.length;
  const seen: Seen<DrunterView, DrunterMemory> = {
    viewer,
    seats,
    options,
    ply,
    view: game.view(state, viewer),
    memory: happened.reduce<DrunterMemory | undefined>(
      (memory, events, at) => game.remember?.(memory, events, { viewer, seats, options, ply: at }),
      undefined,
    ),
  };
  const choice = bot.choose(seen, { level: 5, seed: 'one', clock: () => 0, ...request });
  const imagined = game.imagine(seen, seededRandom(0));
  const read = game.notation.parse(imagined, viewer, choice.move);
  expect(read.ok && game.check(state, viewer, read.value)).toBeUndefined();
  return choice;
}
