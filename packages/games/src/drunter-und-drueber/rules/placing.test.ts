import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { expectRefusal, startOf, stateAfter } from './testing.ts';

describe('placing', () => {
  it('DD2.1 goes in turn from the seat drawn by lot until all eight are placed', () => {
    const start = stateAfter(startOf({ seats: 3 }), 'chance first 2');
    expect(game.turn(start)).toEqual({ kind: 'seats', seats: [2], rule: 'DD2.1' });
    const placed = stateAfter(start, '2 @a6', '3 @b6', '1 @c6');
    expect(placed.inHand).toEqual([7, 7, 7]);
    expect(game.turn(placed)).toMatchObject({ seats: [2] });
    expectRefusal(startOf({ seats: 3 }), 'chance first 4', 'DD2.1', 'no-such-starter');
    expectRefusal(placed, '2 a6-b5', 'DD2.1', 'not-now');
  });

  it('DD2.2 allows any colour but your own, on an empty circle', () => {
    const start = stateAfter(startOf(), 'chance first 1');
    expectRefusal(start, '1 @a6', 'DD2.2', 'own-colour');
    const placed = stateAfter(start, '1 @b6');
    expectRefusal(placed, '2 @b6', 'DD2.2', 'circle-taken');
    expect(game.moves(start, 1)).toHaveLength(40);
  });

  it('DD2.3 forbids a placement that leaves somebody unable to finish', () => {
    // Six seats; the last circles are R at a6, f6, d5 and others of red: red must not be starved.
    const state = nearlyPlaced();
    expectRefusal(state, '2 @b6', 'DD2.3', 'somebody-stuck');
    expect(game.moves(state, 2)).toEqual([{ kind: 'place', at: 40 }]);
  });

  it('DD2.4 hides the colour of a covered circle from everybody, its owner too', () => {
    const placed = stateAfter(startOf(), 'chance first 1', '1 @b6');
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(game.view(placed, viewer).circles[41]).toBeNull();
      expect(game.view(placed, viewer).circles[40]).toBe('R');
    }
  });
});

/** Orange to place; empty are b6 (blue), a6 (red): red has one stone left and cannot use a6. */
function nearlyPlaced() {
  const start = stateAfter(startOf({ seats: 2 }), 'chance first 1');
  const stacks = start.stacks.map((_, at) =>
    at === 40 || at === 41 ? [] : [{ owner: 2, waited: 0 }],
  );
  return { ...start, stacks, inHand: [1, 1], onTurn: 2 };
}
