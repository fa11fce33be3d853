import type { Level } from '@kast/bots';
import { describe, expect, it } from 'vitest';
import { game, type LeibkoecheState, scene } from '../rules/index.ts';
import { stateAfter } from '../rules/testing.ts';
import { bot } from './index.ts';
import { bestPlan, placesTold, shiftsKnowing } from './tray-plan.ts';
import { choose } from './testing.ts';

const NOTHING = [null, null, null, null, null, null];

describe('before the king', () => {
  it('LK7.4 shifts the row into order at once where one shift does it', () => {
    const { move, estimate } = choose(beforeTheKing('BCDEFA'));
    expect(move).toBe('shift A left');
    expect(estimate[0]).toBeGreaterThan(0.95);
  });

  it('LK7.4 needs no more shifts than there are', () => {
    let state = beforeTheKing('FEDCBA');
    let shifts = 0;
    for (; state.phase !== 'over'; shifts++) {
      const text = state.onTurn === 1 ? choose(state).move : 'shift A left';
      state = stateAfter(state, `${state.onTurn} ${text}`);
      if (state.phase === 'shift' && state.onTurn === 2) state = { ...state, onTurn: 1 };
    }
    expect(shifts).toBe(5);
  });

  it('LK6.5 lays a pancake onto its place after the reveal', () => {
    const state = scene({
      revealed: true,
      phase: 'tray',
      cooks: ['b7', 'carpet'],
      arrived: [2],
      trays: ['A', 'FEDCBA'],
    });
    expect(choose(state).move).toBe('tray 5');
  });
});

describe('a look at the king’s table, LK6.3', () => {
  it('goes where the tray need not tell it, and then beside what is known', () => {
    const state = scene({ phase: 'peek', cooks: ['b3', 'd6'], trays: ['A*', ''] });
    expect(choose(state).move).toBe('peek 2');
    expect(choose({ ...state, peeks: [{ seat: 1, place: 6 }] }).move).toBe('peek 5');
  });

  it('goes beside the place of somebody who will order before, and tell', () => {
    const state = scene({
      phase: 'peek',
      cooks: ['b3', 'c2'],
      trays: ['A*', 'ABCDEF'],
      peeks: [{ seat: 2, place: 6 }],
    });
    expect(choose(state).move).toBe('peek 5');
  });

  it('is declined by nobody, whether it may be or not', () => {
    const state = scene({ phase: 'peek', cooks: ['b3', 'd6'], trays: ['A*', ''] });
    const chosen = (mayDecline: boolean, level: Level): readonly string[] =>
      Array.from({ length: 60 }, (_, index) => {
        const view = { ...game.view(state, 1), mayDecline };
        const seen = {
          viewer: 1,
          seats: 2,
          options: state.options,
          ply: 0,
          view,
          memory: undefined,
        };
        return bot.choose(seen, { level, seed: `${index}`, clock: () => 0 }).move;
      });
    expect(chosen(true, 5)).not.toContain('peek none');
    expect(chosen(true, 1)).not.toContain('peek none');
    expect(chosen(false, 1)).not.toContain('peek none');
  });

  it('saves shifts, more of them together than apart', () => {
    expect(shiftsKnowing([])).toBeCloseTo(3.361, 3);
    expect(shiftsKnowing([1])).toBeCloseTo(3.075, 3);
    expect(shiftsKnowing([1, 2])).toBeLessThan(shiftsKnowing([1, 6]));
    expect(shiftsKnowing([1, 2, 3, 4, 5])).toBe(0);
  });

  it('is told by the tray from an end, and from between the ends not', () => {
    expect([1, 2, 3, 4, 5, 6].flatMap((place) => placesTold([place]))).toEqual([1, 6]);
  });
});

describe('the last order, LK7.2', () => {
  it('lays the kinds that it has seen onto their places', () => {
    const state = ordering({ trays: ['FEDCBA', 'A'], peeks: [{ seat: 1, place: 1 }] });
    expect(choose(state).move).toMatch(/^order A/);
  });

  it('is weighed once for each way to lay the tray', () => {
    const state = ordering({ trays: ['ABC', 'A'], peeks: [{ seat: 1, place: 1 }] });
    for (const due of [state, { ...state, ordering: [1] }]) {
      const orders = weigh(due).map(({ move }) => move);
      expect(orders.length).toBeGreaterThan(10);
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  it('leaves gaps for what is still to be collected', () => {
    const { places, shifts } = bestPlan(['A', 'B', 'C'], NOTHING);
    expect(places).toEqual([null, 'A', 'B', null, 'C', null]);
    expect(shifts).toBeLessThan(bestPlan(['A', 'B', 'C', 'D'], NOTHING).shifts);
  });

  it('lays another row than somebody who is already there: with the same it would come too late', () => {
    const state = ordering({
      trays: ['ABCDEF', 'ABCDEF'],
      cooks: ['c2', 'carpet'],
      onTurn: 2,
      arrived: [2],
      ordering: [1],
    });
    expect(choose(state).move).not.toBe('order ABCDEF');
  });

  it('believes that somebody who has looked had a reason', () => {
    const state = ordering({
      trays: ['FEDCBA', 'DABCEF'],
      onTurn: 2,
      arrived: [2],
      ordering: [1],
      peeks: [{ seat: 2, place: 1 }],
    });
    expect(choose(state).move).toMatch(/^order D/);
  });

  it('believes the first of two who say the same of different places', () => {
    const state = ordering({
      trays: ['FEDCBA', 'DABCEF', 'ADBCEF'],
      seats: 3,
      onTurn: 2,
      arrived: [2],
      ordering: [1],
      peeks: [
        { seat: 2, place: 1 },
        { seat: 3, place: 2 },
      ],
    });
    expect(choose(state).move).toMatch(/^order D/);
  });

  it('gives nothing away that it need not: whoever looked between the ends begins with that kind', () => {
    const state = ordering({ trays: ['FEDCBA', 'A'], peeks: [{ seat: 1, place: 2 }] });
    expect(choose(state).move).toMatch(/^order B/);
  });

  it('does not believe a tray where nobody sensible would tell', () => {
    const state = ordering({
      trays: ['FEDCBA', 'ADBCEF'],
      onTurn: 2,
      arrived: [2],
      ordering: [1],
    });
    const looked = { ...state, peeks: [{ seat: 2, place: 2 }] };
    expect(choose(looked).move).toBe(choose(state).move);
  });

  it('knows nothing of what others have seen before they show it', () => {
    const state = ordering({ trays: ['FEDCBA', 'DABCEF'], peeks: [{ seat: 2, place: 1 }] });
    const elsewhere = { ...state, king: state.king.toReversed() };
    expect(choose(elsewhere).move).toBe(choose(state).move);
  });
});

function weigh(state: LeibkoecheState) {
  const { seats, options } = state;
  const view = game.view(state, 1);
  const seen = { viewer: 1, seats, options, ply: 0, view, memory: undefined } as const;
  return bot.weigh(seen, { level: 5, seed: 'one', clock: () => 0 });
}

function beforeTheKing(tray: string): LeibkoecheState {
  return scene({
    revealed: true,
    phase: 'shift',
    held: null,
    arrived: [1, 2],
    trays: [tray, 'DABCFE'],
  });
}

function ordering(parts: Parameters<typeof scene>[0]): LeibkoecheState {
  return scene({ phase: 'ordering', held: null, arrived: [1], ordering: [1, 2], ...parts });
}
