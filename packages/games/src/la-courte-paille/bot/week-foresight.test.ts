import { describe, expect, it } from 'vitest';
import { game, type Layout, playLines, scene } from '../rules/index.ts';
import { botUpTo, pailleBot } from './index.ts';
import { DIGEST, digestOfForesight } from './testing.ts';
import { weekForesight } from './week-foresight.ts';
import { openWeekNet } from './week-net.ts';

const foresee = weekForesight(await openWeekNet());

const week = {
  hands: ['R8 R9 X3 C1', 'C5 L2 F3 G1'],
  week: 'R6 R3 R7 C4 | B2 R2',
  menu: 'R5 C3 L7',
};

describe('what the net foresees', () => {
  it('is the same as ever, to the last bit', async () => {
    expect(await digestOfForesight()).toBe(DIGEST);
  });

  it('is a win for who holds what the week is full of', () => {
    const foreseen = foresee(scene(week));
    expect(foreseen?.payoffs[0]).toBeGreaterThan(0.9);
    expect(foreseen?.rewards[0]).toBeGreaterThan(0.8);
  });

  it('does not depend on what was foreseen before, where characters have as much', () => {
    const even = scene({ ...week, week: 'R4 C4 L4 | B4 G4 F4' });
    const first = foresee(even);
    foresee(scene({ ...week, week: 'F9 G8 B7 | L6 C6 R4' }));
    expect(foresee(even)).toEqual(first);
  });

  it('is nothing while somebody has chosen: the turn is played to its end', () => {
    expect(foresee(playLines(scene(week), '1 pick C1'))).toBeUndefined();
  });
});

describe('the bot', () => {
  const seen = (layout: Partial<Layout> = {}) => {
    const state = scene({ ...week, ...layout });
    const view = game.view(state, 1);
    const seats = state.hands.length;
    return { viewer: 1, seats, options: {}, ply: 0, view, memory: undefined };
  };
  const request = { seed: 'net', budget: { nodes: 600 }, clock: () => 0 } as const;

  it.each([1, 2, 3, 4] as const)('knows nothing of it at level %i', async (level) => {
    const [weak, best] = await Promise.all([botUpTo(level), botUpTo()]);
    const chosen = weak.choose(seen(), { ...request, level });
    expect(best.choose(seen(), { ...request, level })).toEqual(chosen);
    expect(pailleBot().choose(seen(), { ...request, level })).toEqual(chosen);
  });

  it('goes by it at level 5 in a single week of two, and nowhere else', async () => {
    const best = await botUpTo();
    const estimate = (bot: typeof best, layout: Partial<Layout>) =>
      bot.choose(seen(layout), { ...request, level: 5 }).estimate;
    expect(estimate(best, {})).not.toEqual(estimate(pailleBot(), {}));
    for (const layout of [{ round: 1 }, { hands: [...week.hands, 'B5 B6 L5 L6'] }]) {
      expect(estimate(best, layout)).toEqual(estimate(pailleBot(), layout));
    }
  });
});
