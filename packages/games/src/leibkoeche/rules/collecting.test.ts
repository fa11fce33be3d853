import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene, type SceneParts, sketchTray, withPile } from './scene.ts';
import { choices, eventsOf, expectRefusal, stateAfter } from './testing.ts';

/** Seat 1 beside pile A (b3), one step to go. */
const beside = (parts: SceneParts = {}) =>
  scene({
    phase: 'walk',
    throws: 1,
    fall: { result: 'missed', face: 1 },
    cooks: ['c3', 'f7'],
    ...parts,
  });

const tray = (state: ReturnType<typeof beside>, seat = 1): string =>
  sketchTray(state.trays[seat - 1] ?? []);

describe('collecting', () => {
  it('LK6.1 a cook that ends on a pile may take its top pancake, and blocks the pile', () => {
    const landed = stateAfter(beside({ trays: ['-B', ''] }), '1 walk b3');
    expect(game.turn(landed)).toEqual({ kind: 'seats', seats: [1], rule: 'LK6.1' });
    expect(choices(landed)).toEqual(['take', 'skip']);
    const taken = stateAfter(landed, '1 take');
    expect(tray(taken)).toBe('AB----');
    expect(taken.piles[0]?.crowns).toHaveLength(4);
    const blocked = beside({ cooks: ['b3', 'c3'], onTurn: 2 });
    expect(choices(blocked, 2)).not.toContain('walk b3');
  });

  it('LK6.1 declining leaves the pile and the tray as they were, and the cook on the pile', () => {
    const landed = stateAfter(beside({ trays: ['-B', ''] }), '1 walk b3');
    const left = stateAfter(landed, '1 skip');
    expect(tray(left)).toBe('-B----');
    expect(left.piles).toBe(landed.piles);
    expect(left.cooks).toEqual(landed.cooks);
    expect(left.phase).toBe('lay');
    expect(eventsOf(landed, '1 skip')).toEqual([{ kind: 'skipped', seat: 1, garnish: 'A' }]);
    const caught = beside({ fall: { result: 'caught', face: 1 } });
    expect(stateAfter(caught, '1 walk b3', '1 skip').phase).toBe('second');
  });

  it('LK6.1 is asked only where there is something to take', () => {
    expect(stateAfter(beside({ trays: ['A', ''] }), '1 walk b3').phase).toBe('lay');
    expect(stateAfter(beside(), '1 walk c4').phase).toBe('lay');
    expectRefusal(beside(), '1 take', 'LK4.1', 'not-now');
    expectRefusal(stateAfter(beside(), '1 walk b3'), '1 lay a1:1', 'LK6.1', 'not-now');
  });

  it('LK6.1 after the reveal a place is chosen where several are free', () => {
    const parts = { revealed: true, arrived: [2], trays: ['B-C', 'ABCDEF'] };
    const landed = stateAfter(beside(parts), '1 walk b3');
    const choosing = stateAfter(landed, '1 take');
    expect(choices(choosing)).toEqual(['tray 2', 'tray 4', 'tray 5', 'tray 6']);
    expectRefusal(choosing, '1 tray 3', 'LK6.1', 'place-taken');
    expect(tray(stateAfter(choosing, '1 tray 5'))).toBe('B-C-A-');
    expect(tray(stateAfter(landed, '1 skip'))).toBe('B-C---');
    const single = beside({ ...parts, trays: ['BC-DEF', 'ABCDEF'] });
    expect(tray(stateAfter(single, '1 walk b3', '1 take'))).toBe('BCADEF');
  });

  it('LK6.1 LK10.1 everybody hears that it is taken before its place is chosen', () => {
    const parts = { revealed: true, arrived: [2], trays: ['B-C', 'ABCDEF'] };
    const landed = stateAfter(beside(parts), '1 walk b3');
    const chosen = [{ kind: 'chose-to-take', seat: 1, garnish: 'A' }];
    expect(eventsOf(landed, '1 take')).toEqual(chosen);
    expect(eventsOf(landed, '1 take', 2)).toEqual(chosen);
    const single = stateAfter(beside({ ...parts, trays: ['BC-DEF', 'ABCDEF'] }), '1 walk b3');
    expect(eventsOf(single, '1 take').map(({ kind }) => kind)).toEqual(['collected']);
  });

  it('LK6.2 one of each kind; an uncrowned one may be exchanged for the crown on top', () => {
    const again = stateAfter(beside({ trays: ['A', ''] }), '1 walk b3');
    expect(tray(again)).toBe('A-----');
    expect(again.piles[0]?.crowns).toEqual([false, false, false, false, true]);
    const crown = withPile(beside({ trays: ['BA', ''] }), 'A:b3:*...');
    const landed = stateAfter(crown, '1 walk b3');
    const exchanged = stateAfter(landed, '1 take');
    expect(tray(exchanged)).toBe('BA*----');
    expect(exchanged.piles[0]?.crowns).toEqual([false, false, false, false]);
    expect(eventsOf(landed, '1 take')).toContainEqual({
      kind: 'collected',
      seat: 1,
      garnished: { kind: 'A', crowned: true },
      place: 2,
      exchanged: true,
    });
  });

  it('LK6.2 the exchange may be declined, and then there is no look', () => {
    const crown = withPile(beside({ trays: ['BA', ''] }), 'A:b3:*...');
    const left = stateAfter(crown, '1 walk b3', '1 skip');
    expect(tray(left)).toBe('BA----');
    expect(left.piles[0]?.crowns).toEqual([true, false, false, false]);
    expect(left.phase).toBe('lay');
  });

  it('LK6.3 a crown lets its taker look at one king’s pancake, at once and secretly', () => {
    const crown = stateAfter(withPile(beside(), 'A:b3:*....'), '1 walk b3', '1 take');
    expect(game.turn(crown)).toEqual({ kind: 'seats', seats: [1], rule: 'LK6.3' });
    const looked = stateAfter(crown, '1 peek 5');
    expect(game.view(looked, 1).king).toEqual([null, null, null, null, 'E', null]);
    expect(game.view(looked, 2).king).toEqual([null, null, null, null, null, null]);
    expect(eventsOf(crown, '1 peek 5', 2)).toContainEqual({
      kind: 'peeked',
      seat: 1,
      place: 5,
      saw: null,
    });
    const exchanged = withPile(beside({ trays: ['A', ''] }), 'A:b3:*...');
    expect(stateAfter(exchanged, '1 walk b3', '1 take').phase).toBe('peek');
    const late = withPile(
      beside({ revealed: true, arrived: [2], trays: ['BCDEF', 'ABCDEF'] }),
      'A:b3:*....',
    );
    expect(stateAfter(late, '1 walk b3', '1 take').phase).toBe('lay');
  });

  it('LK6.3 the look may be declined, and does not come again', () => {
    const crown = stateAfter(withPile(beside(), 'A:b3:*....'), '1 walk b3', '1 take');
    expect(choices(crown)).toContain('peek none');
    const declined = stateAfter(crown, '1 peek none');
    expect(declined.peeks).toEqual([]);
    expect(declined.phase).toBe('lay');
    expect(game.view(declined, 1).king).toEqual([null, null, null, null, null, null]);
    expect(eventsOf(crown, '1 peek none')).toEqual([{ kind: 'looked-away', seat: 1 }]);
    expectRefusal(declined, '1 peek 5', 'LK5.1', 'not-now');
  });

  it('LK6.4 who holds a crown gets the first uncrowned one below it', () => {
    const after = (state: ReturnType<typeof beside>) => stateAfter(state, '1 walk b3', '1 take');
    const state = withPile(beside({ trays: ['B*', ''] }), 'A:b3:*....');
    const taken = after(state);
    expect(tray(taken)).toBe('B*A----');
    expect(taken.piles[0]?.crowns).toEqual([true, false, false, false]);
    const free = withPile(beside({ trays: ['B*', ''], options: { crowns: 'free' } }), 'A:b3:*....');
    expect(tray(after(free))).toBe('B*A*----');
    const noExchange = withPile(beside({ trays: ['B*A', ''] }), 'A:b3:*...');
    expect(stateAfter(noExchange, '1 walk b3').phase).toBe('lay');
    const below = withPile(beside({ trays: ['B*', ''] }), 'A:b3:.*...');
    expect(tray(after(below))).toBe('B*A----');
  });

  it('LK6.5 the tray may be reordered in the own turn, once before each entry, with a change', () => {
    const state = scene({ trays: ['AB', ''] });
    const ordered = stateAfter(state, '1 order B--A--');
    expect(tray(ordered)).toBe('B--A--');
    expectRefusal(ordered, '1 order AB----', 'LK6.5', 'ordered-already');
    expectRefusal(state, '1 order AB----', 'LK6.5', 'nothing-changed');
    expectRefusal(state, '1 order ABC---', 'LK6.5', 'not-your-tray');
    expect(stateAfter(ordered, '1 toss half', 'chance fall missed 1', '1 order A-B---').phase).toBe(
      'walk',
    );
    expect(game.moves(state, 1)).toHaveLength(2 + 6 * 5 - 1);
    const arrived = scene({ trays: ['AB', 'ABCDEF'], arrived: [2], revealed: true });
    expectRefusal(arrived, '1 order BA----', 'LK6.5', 'no-more-ordering');
  });

  it('LK6.5 before the reveal a new pancake goes to the lowest free place', () => {
    const landed = stateAfter(beside({ trays: ['B-C', ''] }), '1 walk b3');
    expect(tray(stateAfter(landed, '1 take'))).toBe('BAC---');
    expect(stateAfter(landed, '1 order C-B---').phase).toBe('take');
  });
});
