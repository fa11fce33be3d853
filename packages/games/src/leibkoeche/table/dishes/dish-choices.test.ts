import { answerTo, EMPTY_HAND } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import { game, type LeibkoecheState, scene, sketchTray } from '../../rules/index.ts';
import { dishChoices, exchanged, openPlaces, trayShown } from './dish-choices.ts';

function handOver(state: LeibkoecheState, from: string, to: string) {
  const view = game.view(state, 1);
  const choices = dishChoices({
    view,
    moves: game.moves(state, 1),
    tray: view.trays[0] ?? [],
  });
  const held = answerTo(choices, EMPTY_HAND, { kind: 'lift', cell: from });
  return answerTo(choices, held.hand, { kind: 'drop', cell: to }).act;
}

describe('a hand over the tray', () => {
  it('LK6.5 exchanges two places, an empty one too', () => {
    const state = scene({ trays: ['A*B', ''] });
    const exchange = { kind: 'exchange', one: 1, other: 6 };
    expect(handOver(state, 'p1', 'p6')).toEqual({ kind: 'play', move: exchange });
    expect(sketchTray(exchanged(state.trays[0] ?? [], 1, 6))).toBe('-B---A*');
  });

  it('LK6.5 is told why the tray stays as it is', () => {
    const state = scene({ trays: ['AB', 'ABCDEF'], arrived: [2], cooks: ['c3', 'carpet'] });
    const act = handOver(state, 'p1', 'p2');
    expect(act?.kind).toBe('explain');
    const move = act?.move;
    if (!move || move.kind === 'exchange') throw new Error('an order was to be explained');
    expect(game.check(state, 1, move)).toMatchObject({ rule: 'LK6.5', reason: 'no-more-ordering' });
  });

  it('LK6.5 what was exchanged is forgotten once nothing can be reordered', () => {
    const trays = ['ABCDEF', ''];
    const before = scene({ trays });
    const lies = before.trays[0] ?? [];
    const draft = { base: sketchTray(lies), tray: exchanged(lies, 1, 3) };
    expect(trayShown(lies, draft, game.moves(before, 1))).toBe(draft.tray);
    // Pushed to and fro on the carpet, the same row lies there again.
    const parts = { phase: 'shift', revealed: true, held: null, arrived: [1] } as const;
    const after = scene({ ...parts, trays });
    expect(trayShown(lies, draft, game.moves(after, 1))).toBe(lies);
  });

  it('LK7.4 pushes a pancake towards the end that it is dragged to', () => {
    const parts = { phase: 'shift', revealed: true, held: null, arrived: [1] } as const;
    const state = scene({ ...parts, trays: ['CABDEF', ''] });
    const shift = { kind: 'shift', garnish: 'B', end: 'left' };
    expect(handOver(state, 'p3', 'p2')).toEqual({ kind: 'play', move: shift });
    expect(handOver(state, 'p3', 'p6')?.move).toEqual({ ...shift, end: 'right' });
  });

  it('LK6.1 after the reveal chooses a free place', () => {
    const parts = { phase: 'tray', revealed: true, throws: 1, cooks: ['b3', 'carpet'] } as const;
    const state = scene({ ...parts, arrived: [2], trays: ['B-CD', 'ABCDEF'] });
    const moves = game.moves(state, 1);
    expect(openPlaces(moves)).toEqual([2, 5, 6]);
    const view = game.view(state, 1);
    const choices = dishChoices({ view, moves, tray: view.trays[0] ?? [] });
    const press = (cell: string) => answerTo(choices, EMPTY_HAND, { kind: 'press', cell }).act;
    expect(press('p5')).toEqual({ kind: 'play', move: { kind: 'tray', place: 5 } });
    expect(press('p1')?.kind).toBe('explain');
  });
});
