import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { eventsOf, stateAfter } from './testing.ts';

// The red circles of the printed board: a6 f6 d5 h5 b4 e3 g2 c1.
const ALL_RED = 'a6:R f6:R d5:R h5:R b4:R e3:R g2:R c1:R';
const ONE_OFF = ALL_RED.replace('c1:R', 'c2:R');

describe('"Klaar!"', () => {
  it('DD5.1 is called in the own turn, instead of a move or together with it', () => {
    const state = scene(`${ONE_OFF} a1:O`);
    const kinds = game.moves(state, 1).map((move) => game.notation.make(state, move));
    expect(kinds).toContain('klaar');
    expect(kinds).toContain('c2-c1!');
    expect(stateAfter(state, '1 c2-c1!').outcome).toEqual({ winners: [1], rule: 'DD5.2' });
  });

  it('DD5.1 a call made with an attack that is sent back does not count as made', () => {
    const back = scene('b4:R c4:O a1:O h1:R');
    const claimed = stateAfter(back, '1 b4-c4!', '2 claim');
    expect(claimed.out).toEqual([]);
    expect(claimed.outcome).toBeNull();
    const stands = stateAfter(back, '1 b4-c4!', '2 allow');
    expect(stands.outcome).toEqual({ winners: [2], rule: 'DD5.4' });
  });

  it('DD5.2 all eight on their own colour win, blocked or not, two in one stack too', () => {
    expect(stateAfter(scene(`${ALL_RED} a1:O`), '1 klaar').outcome?.winners).toEqual([1]);
    const blocked = ALL_RED.replace('c1:R', 'c1:RO');
    expect(stateAfter(scene(blocked), '1 klaar').outcome?.rule).toBe('DD5.2');
    const doubled = ALL_RED.replace('c1:R', '').replace('a6:R', 'a6:ROR');
    expect(stateAfter(scene(doubled), '1 klaar').outcome?.rule).toBe('DD5.2');
  });

  it('DD5.3 any one wrong: the caller is out, its stones leave and stacks close up', () => {
    const state = scene('c4:ORY1O d5:R a1:O b1:Y', { seats: 3 });
    const called = stateAfter(state, '1 klaar');
    expect(called.out).toEqual([1]);
    expect(called.stacks[26]?.map((stone) => stone.owner)).toEqual([2, 3, 2]);
    expect(game.view(called, 2).circles[35]).toBe('R');
    expect(game.view(called, 2).circles[26]).toBeNull();
    expect(game.turn(called)).toMatchObject({ seats: [2] });
    expect(eventsOf(state, '1 klaar')).toEqual([
      { kind: 'called', seat: 1, right: false },
      { kind: 'removed', seat: 1, from: [26, 35] },
      { kind: 'uncovered', at: 35, colour: 'R' },
    ]);
  });

  it('DD5.3 a stone that moved with a wrong call is removed from where it came to lie', () => {
    const state = scene('c4:R a1:O b1:Y', { seats: 3 });
    expect(eventsOf(state, '1 c4-d5!')).toEqual([
      { kind: 'moved', seat: 1, from: 26, to: 35 },
      { kind: 'called', seat: 1, right: false },
      { kind: 'removed', seat: 1, from: [35] },
      { kind: 'uncovered', at: 26, colour: 'O' },
      { kind: 'uncovered', at: 35, colour: 'R' },
    ]);
    const attacked = stateAfter(scene('c4:R d5:O b1:Y', { seats: 3 }), '1 c4-d5!');
    expect(eventsOf(attacked, '2 allow')).toContainEqual({ kind: 'removed', seat: 1, from: [35] });
  });

  it('DD5.3 stones freed by it may move again', () => {
    const called = stateAfter(scene('c4:O3R a1:Y', { seats: 3 }), '1 klaar');
    expect(called.stacks[26]).toEqual([{ owner: 2, waited: 0 }]);
    expect(game.moves(called, 2).length).toBeGreaterThan(2);
  });

  it('DD5.4 the last player left wins', () => {
    const called = stateAfter(scene('c4:O d5:R'), '1 klaar');
    expect(called.outcome).toEqual({ winners: [2], rule: 'DD5.4' });
  });

  it('DD5.5 after the last round most stones on their own colour win, ties share', () => {
    const last = { round: 59, onTurn: 2 } as const;
    const red = stateAfter(scene('d5:R a1:O', last), '2 a1-a2');
    expect(red.outcome).toEqual({ winners: [1], rule: 'DD5.5' });
    const shared = stateAfter(scene('d5:R c4:O a1:O', last), '2 a1-a2');
    expect(shared.outcome).toEqual({ winners: [1, 2], rule: 'DD5.5' });
    const goesOn = stateAfter(scene('d5:R a1:O', { ...last, options: { rounds: 150 } }), '2 a1-a2');
    expect(goesOn.outcome).toBeNull();
  });

  it('DD5.5 a round ends when the turn passes the seat that began, even if it is out', () => {
    const state = scene('a1:O h6:Y', { seats: 3, out: [1], onTurn: 3, round: 4 });
    expect(stateAfter(state, '3 h6-h5').round).toBe(5);
  });
});
