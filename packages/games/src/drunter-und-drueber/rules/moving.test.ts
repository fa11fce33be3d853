import { describe, expect, it } from 'vitest';
import { makeCircle } from './circles.ts';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { eventsOf, expectRefusal, stateAfter } from './testing.ts';

const targets = (state: Parameters<typeof game.moves>[0], seat: number): string[] =>
  game
    .moves(state, seat)
    .flatMap((move) => (move.kind === 'step' && !move.call ? [makeCircle(move.to)] : []))
    .toSorted();

describe('moving', () => {
  it('DD3.1 one stone by one circle in any direction, and it must', () => {
    const state = scene('c4:R g2:O');
    expect(targets(state, 1)).toEqual(['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5']);
    expectRefusal(state, '1 c4-c6', 'DD3.1', 'not-a-neighbour');
    expectRefusal(state, '1 c4-c4', 'DD3.1', 'not-a-neighbour');
    expectRefusal(state, '1 g2-g3', 'DD3.1', 'no-stone-of-yours');
    expectRefusal(state, '1 pass', 'DD3.1', 'must-move');
    expect(game.turn(stateAfter(state, '1 c4-d5'))).toMatchObject({ seats: [2], rule: 'DD3.1' });
  });

  it('DD3.2 onto an empty circle or an opponent, never onto your own', () => {
    const state = scene('a1:R b1:O b2:R a2:RO');
    expect(targets(state, 1)).toEqual(
      ['a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3', 'a2', 'b1'].toSorted(),
    );
    expectRefusal(state, '1 a1-b2', 'DD3.2', 'own-stone-on-top');
  });

  it('DD3.3 a covered stone is blocked, the one on top may leave and frees it', () => {
    const state = scene('c4:RO a1:R g2:O', { options: { block: 'endless' } });
    expectRefusal(state, '1 c4-d5', 'DD3.3', 'stone-covered');
    const freed = stateAfter(state, '1 a1-a2', '2 c4-c5');
    expect(targets(freed, 1)).toContain('d5');
    const tall = stateAfter(scene('c4:ROYG d5:R', { seats: 4 }), '1 d5-c4', '4 allow');
    expect(tall.stacks[26]?.map((stone) => stone.owner)).toEqual([1, 2, 3, 4, 1]);
  });

  it('DD3.4 a move is final and cannot be taken back', () => {
    expect(game.info.noTakeBack).toBe('DD3.4');
  });

  it('DD3.5 a circle left empty shows its colour again', () => {
    const state = scene('c4:R g2:O');
    expect(game.view(state, 1).circles[26]).toBeNull();
    expect(game.view(stateAfter(state, '1 c4-d5'), 2).circles[26]).toBe('O');
    expect(eventsOf(state, '1 c4-d5')).toContainEqual({ kind: 'uncovered', at: 26, colour: 'O' });
  });

  it('DD3.6 who cannot move passes or calls', () => {
    const stuck = scene('c4:RO d5:O');
    expect(game.moves(stuck, 1)).toEqual([{ kind: 'pass' }, { kind: 'klaar' }]);
    expect(game.turn(stateAfter(stuck, '1 pass'))).toMatchObject({ seats: [2] });
  });

  it('DD3.7 a stone covered during five turns of its owner may leave from under the stack', () => {
    let state = scene('c4:ROY a1:R h6:O f5:Y', { seats: 3 });
    const round = ['1 a1-a2', '2 h6-h5', '3 f5-f6', '1 a2-a1', '2 h5-h6', '3 f6-f5'];
    for (let turns = 1; turns <= 5; turns++) {
      expectRefusal(state, '1 c4-c5', 'DD3.7', 'stone-covered');
      state = stateAfter(state, ...(turns % 2 ? round.slice(0, 3) : round.slice(3)));
      expect(state.stacks[26]?.[0]?.waited).toBe(turns);
    }
    const left = stateAfter(state, '1 c4-c5');
    expect(left.stacks[26]?.map((stone) => stone.owner)).toEqual([2, 3]);
    expect(left.stacks[34]).toEqual([{ owner: 1, waited: 0 }]);
  });

  it('DD3.7 with three turns, with missed ones counted, and starting anew on top', () => {
    const three = scene('c4:R2O a1:R h6:O', { options: { block: 3 }, misses: [1, 0], onTurn: 2 });
    const missed = stateAfter(three, '2 h6-h5');
    expect(missed.stacks[26]?.[0]?.waited).toBe(3);
    const onTop = stateAfter(missed, '2 c4-b4');
    expect(onTop.stacks[26]).toEqual([{ owner: 1, waited: 0 }]);
  });

  it('DD3.7 moves the highest stone that may', () => {
    const state = scene('c4:R5R5O a1:R');
    expect(stateAfter(state, '1 c4-c5').stacks[26]).toEqual([
      { owner: 1, waited: 6 },
      { owner: 2, waited: 0 },
    ]);
  });
});
