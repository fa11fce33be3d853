import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene, type SceneParts, sketchTray } from './scene.ts';
import { isDisclosed, secrecy } from './secrecy.ts';
import type { LeibkoecheState } from './state.ts';
import { choices, eventsOf, expectRefusal, stateAfter } from './testing.ts';

/** Seat 1 has all six and stands before the door. The king has ordered ABCDEF. */
const atTheDoor = (trays: readonly string[], parts: SceneParts = {}) =>
  scene({
    phase: 'walk',
    throws: 1,
    fall: { result: 'caught', face: 4 },
    held: { low: 3, face: 4 },
    cooks: ['c2', 'f7', 'a7'].slice(0, trays.length),
    trays,
    ...parts,
  });

describe('before the king', () => {
  it('LK7.1 with six kinds over a door tile to the carpet; surplus steps lapse', () => {
    const state = atTheDoor(['FEDCBA', '']);
    const texts = choices(state);
    expect(texts).toContain('walk c1c0');
    expect(texts).toContain('walk d2d1d0');
    expect(stateAfter(state, '1 walk c1c0')).toMatchObject({ arrived: [1], phase: 'lay' });
    expect(texts.every((text) => text.length <= 'walk '.length + 8)).toBe(true);
    expect(choices(atTheDoor(['FEDCB', ''])).some((text) => text.endsWith('0'))).toBe(false);
  });

  it('LK7.2 the first arrival lays down, then all order their trays once more, then the reveal', () => {
    const arrived = stateAfter(atTheDoor(['FEDCBA', 'AB', '']), '1 walk c1c0');
    expect(arrived.phase).toBe('lay');
    const ordering = stateAfter(arrived, '1 lay a2:3');
    expect(game.turn(ordering)).toEqual({ kind: 'seats', seats: [1], rule: 'LK7.2' });
    const second = stateAfter(ordering, '1 order FEDCBA');
    expect(game.turn(second)).toMatchObject({ seats: [2] });
    expect(game.view(second, 2).king).toEqual([null, null, null, null, null, null]);
    const revealed = stateAfter(second, '2 order B-A---');
    expect(revealed).toMatchObject({ revealed: true, onTurn: 2, phase: 'from' });
    expect(game.view(revealed, 'watcher').king.join('')).toBe('ABCDEF');
    expect(eventsOf(second, '2 order AB----')).toContainEqual({
      kind: 'revealed',
      king: ['A', 'B', 'C', 'D', 'E', 'F'],
    });
  });

  it('LK7.2 LK7.3 the first to arrive orders first, then clockwise, and is the one looked at', () => {
    const parts = { onTurn: 2, cooks: ['f7', 'c2', 'a7'] };
    const ordering = stateAfter(
      atTheDoor(['A', 'FEDCBA', 'B'], parts),
      '2 walk c1c0',
      '2 lay a2:3',
    );
    const served = stateAfter(ordering, '2 order ABCDEF', '3 order B-----', '1 order A-----');
    expect(served.outcome).toEqual({ winners: [2], rule: 'LK7.3' });
    expect(stateAfter(atTheDoor(['ABCDEF', '']), '1 walk c1c0').outcome).toBeNull();
  });

  it('LK7.3 whose six match wins at once: at the reveal, on arrival, after a shift', () => {
    const atReveal = stateAfter(
      atTheDoor(['FEDCBA', '']),
      '1 walk c1c0',
      '1 lay a2:3',
      '1 order ABCDEF',
    );
    expect(atReveal.outcome).toEqual({ winners: [1], rule: 'LK7.3' });
    const later = atTheDoor(['ABCDEF', 'FEDCBA'], { revealed: true, arrived: [2] });
    expect(stateAfter(later, '1 walk c1c0').outcome?.winners).toEqual([1]);
    const shifting = scene({ phase: 'shift', trays: ['BCDEFA', ''], arrived: [1], revealed: true });
    expect(stateAfter(shifting, '1 shift A left').outcome?.winners).toEqual([1]);
  });

  it('LK7.4 on the carpet one pancake goes out of the row and on again at an end', () => {
    const state = scene({ phase: 'shift', trays: ['CABDEF', ''], arrived: [1], revealed: true });
    expect(choices(state)).toHaveLength(12);
    const right = stateAfter(state, '1 shift A right');
    expect(sketchTray(right.trays[0] ?? [])).toBe('CBDEFA');
    expect(right.onTurn).toBe(2);
    expectRefusal(state, '1 toss half', 'LK7.4', 'not-now');
    const again = stateAfter({ ...right, phase: 'lay', held: { low: 1, face: 1 } }, '2 lay a2:1');
    expect(again).toMatchObject({ onTurn: 1, phase: 'shift' });
  });

  it('LK7.5 the others play on, do not reorder, and shift from the turn after their arrival', () => {
    const state = atTheDoor(['FEDCBA', 'BACDEF'], { revealed: true, arrived: [2] });
    expectRefusal(state, '1 order ABCDEF', 'LK6.5', 'no-more-ordering');
    expect(game.moves(state, 1).some(({ kind }) => kind === 'order')).toBe(false);
    const arrived = stateAfter(state, '1 walk c1c0');
    expect(arrived.phase).toBe('lay');
    const next = stateAfter(arrived, '1 lay a2:3', '2 shift F left');
    expect(next).toMatchObject({ onTurn: 1, phase: 'shift' });
  });
});

describe('who knows what', () => {
  it('LK10.1 board, trays, tops, faces and who looked where are public', () => {
    const state = scene({ trays: ['A*B', 'C'], pancakes: 'a4:3', peeks: [{ seat: 1, place: 5 }] });
    const { trays, lying, peeks, piles } = game.view(state, 'watcher');
    expect({ trays, lying, peeks }).toEqual({
      trays: state.trays,
      lying: state.lying,
      peeks: state.peeks,
    });
    expect(piles[0]).toEqual({ kind: 'A', tile: 13, size: 5, crown: 'below' });
  });

  it('LK10.2 what you saw on the king’s table is yours alone', () => {
    const state = scene({ peeks: [{ seat: 2, place: 1 }] });
    expect(game.view(state, 2).king).toEqual(['A', null, null, null, null, null]);
    expect(game.view(state, 1).king[0]).toBeNull();
    expect(game.view(state, 'watcher').king[0]).toBeNull();
    const saw = ([1, 2, 'watcher'] as const).map((viewer) =>
      eventsOf(scene({ phase: 'peek' }), '1 peek 5', viewer),
    );
    const peeked = { kind: 'peeked', seat: 1, place: 5 };
    expect(saw).toEqual(['E', null, null].map((kind) => [{ ...peeked, saw: kind }]));
  });

  it('LK10.3 nobody sees the order in a pile, on the king’s table or in the stack', () => {
    const state = scene({ stack: [1, 2, 3] });
    const other = { ...state, king: state.king.toReversed(), stack: [1, 3, 2] } as typeof state;
    const moved = {
      ...other,
      piles: state.piles.map((pile) => ({ ...pile, crowns: [false, true, false, false, false] })),
    };
    expect(game.view(moved, 1)).toEqual(game.view(state, 1));
  });

  it('LK10.3 nor reads it in the log: the king’s after the reveal, the rest not before the end', () => {
    const { king, piles } = scene();
    const readable = (now: LeibkoecheState): readonly string[] =>
      (
        [
          { kind: 'king', kinds: king },
          { kind: 'piles', piles },
          { kind: 'stack', lows: [1] },
        ] as const
      )
        .filter((move) => {
          const kept = secrecy({ before: now, by: 'chance', move, after: now }, 1);
          return typeof kept === 'object' ? isDisclosed(kept.until, now) : kept === 'none';
        })
        .map(({ kind }) => kind);
    expect(readable(scene())).toEqual([]);
    expect(readable(scene({ revealed: true }))).toEqual(['king']);
  });
});
