import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { eventsOf, expectRefusal, stateAfter } from './testing.ts';

// On the printed board c4 is orange and d5 red.
const ON_ORANGE = 'b4:R c4:O a1:O h1:R';
const ON_RED = 'b4:R d4:O d5:Y a1:O h1:R f6:Y';

describe('blocking', () => {
  it('DD4.1 an opponent that does not stand on its own colour is blocked by moving on top', () => {
    const attacked = stateAfter(scene('e4:R d5:O h1:O'), '1 e4-d5');
    expect(game.turn(attacked)).toEqual({ kind: 'seats', seats: [2], rule: 'DD4.3' });
    const blocked = stateAfter(attacked, '2 allow');
    expect(blocked.stacks[35]?.map((stone) => stone.owner)).toEqual([2, 1]);
    expectRefusal(blocked, '2 d5-e5', 'DD3.7', 'stone-covered');
  });

  it('DD4.2 a true claim sends the attacker back, and its move is lost', () => {
    const state = scene(ON_ORANGE);
    const claimed = stateAfter(state, '1 b4-c4', '2 claim');
    expect(claimed.stacks).toEqual(state.stacks);
    expect(game.turn(claimed)).toMatchObject({ seats: [2] });
    expect(eventsOf(stateAfter(state, '1 b4-c4'), '2 claim')).toEqual([
      { kind: 'claimed', seat: 2, at: 26, right: true },
      { kind: 'sent-back', seat: 1, from: 26, to: 25 },
    ]);
  });

  it('DD4.2 goes back to its place under the stack', () => {
    const state = scene('b4:R5Y c4:O a1:O', { seats: 3 });
    const claimed = stateAfter(state, '1 b4-c4', '2 claim');
    expect(claimed.stacks[25]).toEqual([
      { owner: 1, waited: 6 },
      { owner: 3, waited: 0 },
    ]);
  });

  it('DD4.3 the owner of the top stone is asked after every attack, right or not', () => {
    for (const state of [scene(ON_ORANGE), scene('b4:R c4:YO a1:O', { seats: 3 })]) {
      const asked = stateAfter(state, '1 b4-c4');
      expect(game.moves(asked, 2)).toEqual([{ kind: 'claim' }, { kind: 'allow' }]);
      expect(game.moves(asked, 1)).toEqual([]);
      expectRefusal(asked, '2 a1-a2', 'DD4.3', 'not-now');
    }
    expectRefusal(scene(ON_ORANGE), '1 claim', 'DD3.1', 'not-now');
  });

  it('DD4.4 a false claim lets the attack stand and costs the next turn', () => {
    const state = scene(ON_RED, { seats: 3 });
    const claimed = stateAfter(state, '1 b4-c5', '2 d4-d5', '3 claim');
    expect(claimed.stacks[35]?.map((stone) => stone.owner)).toEqual([3, 2]);
    expect(game.turn(claimed)).toMatchObject({ seats: [1] });
    expect(claimed.misses).toEqual([0, 0, 0]);
    expect(eventsOf(stateAfter(state, '1 b4-c5', '2 d4-d5'), '3 claim')).toEqual([
      { kind: 'claimed', seat: 3, at: 35, right: false },
      { kind: 'missed', seat: 3 },
    ]);
  });

  it('DD4.4 several false claims add up, and with `free` they cost nothing', () => {
    const twice = scene('c5:R e5:O d5:Y e6:Y h1:R h3:O', { seats: 3, misses: [0, 0, 1] });
    const asked = stateAfter(twice, '1 c5-d5', '3 claim');
    expect(asked.misses).toEqual([0, 0, 2]);
    const free = scene(ON_RED, { seats: 3, options: { falseClaim: 'free' } });
    const claimed = stateAfter(free, '1 b4-c5', '2 d4-d5', '3 claim');
    expect(game.turn(claimed)).toMatchObject({ seats: [3] });
  });

  it('DD4.5 not claimed, the stone is blocked although it stood right', () => {
    const allowed = stateAfter(scene(ON_ORANGE), '1 b4-c4', '2 allow');
    expect(allowed.stacks[26]?.map((stone) => stone.owner)).toEqual([2, 1]);
  });

  it('DD4.6 a stone high in a stack stands on the colour of the circle', () => {
    const state = scene('b4:R c4:YRO a1:O h1:R', { seats: 3 });
    const claimed = stateAfter(state, '1 b4-c4', '2 claim');
    expect(claimed.stacks[25]?.map((stone) => stone.owner)).toEqual([1]);
  });
});
