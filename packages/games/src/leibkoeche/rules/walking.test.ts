import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { makeTile } from './kitchen.ts';
import { scene, type SceneParts } from './scene.ts';
import { choices, eventsOf, expectRefusal, stateAfter } from './testing.ts';
import { walks } from './walking.ts';

/** Seat 1 is about to walk so many steps. */
const walking = (steps: number, parts: SceneParts = {}) =>
  scene({ phase: 'walk', throws: 1, fall: { result: 'missed', face: steps }, ...parts });

const ends = (state: ReturnType<typeof walking>): readonly string[] => [
  ...new Set(walks(state).map((tiles) => makeTile(tiles.at(-1) ?? 0))),
];

describe('moving', () => {
  it('LK4.1 exactly the number shown, orthogonally, and not back to where it began', () => {
    const state = walking(2, { cooks: ['c3', 'f7'] });
    expect(ends(state).toSorted()).toEqual(['b2', 'b4', 'c1', 'c5', 'd2', 'd4', 'e3']);
    expectRefusal(state, '1 walk c4', 'LK4.1', 'wrong-length');
    expectRefusal(state, '1 walk c4d5', 'LK4.1', 'no-step');
    const ring = walking(4, { cooks: ['c4', 'f7'] });
    expectRefusal(ring, '1 walk d4d3c3c4', 'LK4.1', 'back-where-you-began');
  });

  it('LK4.2 no going back and forth, also from the first walk to the second; a ring is allowed', () => {
    const state = walking(3, { cooks: ['c3', 'f7'] });
    expectRefusal(state, '1 walk c4c3d3', 'LK4.2', 'back-and-forth');
    expect(choices(state)).not.toContain('walk c4c3d3');
    const second = walking(1, { cooks: ['c3', 'f7'], cameFrom: 20, throws: 2 });
    expectRefusal(second, '1 walk c4', 'LK4.2', 'back-and-forth');
    const ring = walking(5, { cooks: ['c3', 'f7'] });
    expect(stateAfter(ring, '1 walk c4d4d3c3c2').cooks[0]).toBe(8);
  });

  it.each([
    [1, 'walk c3', 'walk c2'],
    [3, 'walk d2d3c3', 'walk d3'],
  ] as const)('LK4.2 after %i steps, %s, the second walk is not %s', (face, first, back) => {
    const caught = { held: { low: face, face }, fall: { result: 'caught', face } } as const;
    const state = walking(face, { ...caught, cooks: ['c2', 'd4'], stack: [1] });
    const fall = 'chance fall missed 1';
    const again = stateAfter(state, `1 ${first}`, '1 swap a6', '1 toss full', fall);
    expectRefusal(again, `1 ${back}`, 'LK4.2', 'back-and-forth');
    expect(choices(again)).not.toContain(back);
  });

  it('LK4.2 the next turn begins without a tile behind it', () => {
    const missed = { result: 'missed', face: 1 } as const;
    const parts = { phase: 'lay', cameFrom: 20, stack: [1], fall: missed } as const;
    const laid = stateAfter(scene({ ...parts, cooks: ['c3', 'd4'] }), '1 lay a2:6');
    expect(choices(stateAfter(laid, '2 toss full', 'chance fall missed 1'))).toContain('walk c4');
  });

  it('LK4.3 throwing pancakes cannot be jumped nor stood on', () => {
    const state = walking(2, { cooks: ['c3', 'f7'], pancakes: 'c4:5' });
    expectRefusal(state, '1 walk c4c5', 'LK4.3', 'pancake-in-the-way');
    expect(ends(state)).not.toContain('c5');
  });

  it('LK4.4 a pile cannot be jumped, and may be the last step', () => {
    const state = walking(2, { cooks: ['c3', 'f7'] });
    expectRefusal(state, '1 walk b3a3', 'LK4.4', 'pile-in-the-way');
    expect(choices(state)).not.toContain('walk b3a3');
    expect(stateAfter(walking(1, { cooks: ['c3', 'f7'] }), '1 walk b3').cooks[0]).toBe(13);
  });

  it('LK4.4 a cook that stands on a pile walks off it', () => {
    const state = scene({ cooks: ['b3', 'f7'] });
    const leaving = stateAfter(state, '1 toss full', 'chance fall missed 1');
    expect(choices(leaving)).toEqual(['walk b2', 'walk a3', 'walk c3', 'walk b4']);
    expect(stateAfter(leaving, '1 walk a3').cooks[0]).toBe(12);
  });

  it('LK4.5 cooks may be jumped, and two never share a tile', () => {
    const state = walking(2, { cooks: ['c3', 'c4'] });
    expect(stateAfter(state, '1 walk c4c5').cooks[0]).toBe(26);
    expectRefusal(walking(1, { cooks: ['c3', 'c4'] }), '1 walk c4', 'LK4.5', 'cook-in-the-way');
    const trays = ['FEDCBA', 'BACDEF'];
    const later = walking(2, { cooks: ['c2', 'carpet'], trays, arrived: [2], revealed: true });
    expect(choices(later)).toContain('walk c1c0');
  });

  it('LK4.6 a cook enters over the door, and the carpet is no tile of the way', () => {
    expect(choices(walking(1))).toEqual(['walk c1', 'walk d1']);
    expectRefusal(walking(1), '1 walk b1', 'LK4.6', 'no-step');
    const early = walking(2, { cooks: ['c2', 'f7'] });
    expectRefusal(early, '1 walk c1c0', 'LK4.6', 'carpet-too-soon');
  });

  it('LK4.7 where no way of that length exists the cook stays', () => {
    const stuck = scene({ cooks: ['a1', 'f7'], pancakes: 'a2:5 b1:3' });
    const tossed = stateAfter(stuck, '1 toss half');
    const stays = stateAfter(tossed, 'chance fall missed 6');
    expect(stays).toMatchObject({ phase: 'lay', cooks: [0, 41] });
    expect(eventsOf(tossed, 'chance fall missed 6')).toContainEqual({
      kind: 'stuck',
      seat: 1,
      steps: 6,
    });
    expect(game.turn(stays)).toMatchObject({ seats: [1], rule: 'LK5.1' });
    expect(stateAfter(tossed, 'chance fall caught 6').phase).toBe('second');
  });
});

describe('laying down', () => {
  const laying = (parts: SceneParts = {}) =>
    scene({
      phase: 'lay',
      throws: 1,
      fall: { result: 'missed', face: 1 },
      cooks: ['c3', 'f7'],
      ...parts,
    });

  it('LK5.1 on any free tile, either face up', () => {
    const state = laying({ pancakes: 'a4:3' });
    for (const taken of ['c3', 'f7', 'b3', 'a4']) {
      expectRefusal(state, `1 lay ${taken}:1`, 'LK5.1', 'tile-not-free');
    }
    expectRefusal(state, '1 lay a5:3', 'LK5.1', 'no-such-face');
    expect(stateAfter(state, '1 lay a5:6').lying.at(-1)).toMatchObject({ face: 6 });
    expect(stateAfter(state, '1 lay a5:1').lying.at(-1)).toMatchObject({ face: 1 });
    expect(choices(state)).toHaveLength((42 - 6 - 2 - 1) * 2);
  });

  it('LK5.2 not on row 1 while the stack lasts; the sixth may', () => {
    expectRefusal(laying({ stack: [2] }), '1 lay a1:1', 'LK5.2', 'not-on-row-one');
    expect(choices(laying())).toContain('lay a1:1');
    const second = laying({ phase: 'second', stack: [2] });
    expectRefusal(second, '1 swap a1', 'LK5.2', 'not-on-row-one');
    expect(choices(second)).not.toContain('swap a1');
  });

  it('LK5.3 what was laid last is barred for the next turn, and what is swapped for this one', () => {
    const next = stateAfter(laying({ pancakes: 'a4:3 a6:2' }), '1 lay a5:6');
    expectRefusal(next, '2 from a5', 'LK5.3', 'laid-last');
    const second = scene({
      phase: 'second',
      cooks: ['c3', 'f7'],
      throws: 1,
      fall: { result: 'caught', face: 6 },
      held: { low: 1, face: 6 },
      pancakes: 'a4:3 a6:2',
      lastLaid: 18,
      barred: [18],
    });
    const swapped = stateAfter(second, '1 swap a5');
    expectRefusal(swapped, '1 from a5', 'LK5.3', 'laid-last');
    expectRefusal(swapped, '1 from a4', 'LK5.3', 'laid-last');
    expect(choices(swapped)).toEqual(['from a6']);
    const shifting = scene({
      phase: 'shift',
      trays: ['BACDEF', ''],
      arrived: [1],
      revealed: true,
      lastLaid: 18,
      pancakes: 'a4:3 a6:2',
      held: null,
    });
    expectRefusal(stateAfter(shifting, '1 shift B left'), '2 from a4', 'LK5.3', 'laid-last');
  });
});
