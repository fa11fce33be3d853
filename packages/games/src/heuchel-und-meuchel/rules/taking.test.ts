import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { choices, eventsOf, expectRefusal, sketches, stateAfter } from './testing.ts';

describe('feigning and murdering', () => {
  it('HM4.1 what is outranked on the same row may be taken, and may be left', () => {
    const state = scene(['3:Q2', '4:M6', '4:P1', '4:Q1']);
    const landed = stateAfter(state, '1 3-4');
    expect(game.turn(landed)).toEqual({ kind: 'seats', seats: [1], rule: 'HM4.1' });
    expect(choices(landed, 1)).toEqual(['take b1', 'take b1 d1', 'take d1', 'take d1 b1', 'leave']);
    expectRefusal(landed, '1 take c1', 'HM4.1', 'outranked');
    expectRefusal(landed, '1 take b1 b1', 'HM4.1', 'column-twice');
    expectRefusal(landed, '1 take a1', 'HM4.1', 'nothing-to-take');
    expectRefusal(landed, '1 4-5', 'HM4.1', 'not-now');
    expect(game.turn(stateAfter(landed, '1 leave'))).toMatchObject({ seats: [2] });
  });

  it('HM4.2 all of a stack or an upper part', () => {
    const landed = stateAfter(scene(['3:Q2 1:F1', '4:M6>M1>M2']), '1 3-4');
    expect(choices(landed, 1)).toEqual(['take b1', 'take b2', 'take b3', 'leave']);
    expectRefusal(landed, '1 take b4', 'HM4.2', 'no-such-part');
    expect(sketches(stateAfter(landed, '1 take b2'))).toEqual(['1:F1 4:Q2>M6>M1', '4:M2']);
  });

  it('HM4.3 it goes under, order unchanged, and the last named lies lowest', () => {
    const state = scene(['3:Q2>Q1', '4:M6>M1', '4:F6', '1:F1']);
    const taken = stateAfter(state, '1 3-4', '1 take c1 b2');
    expect(sketches(taken)[0]).toBe('4:Q2>Q1>F6>M6>M1');
  });

  it('HM4.4 having taken, one may move again with any stack, or stop', () => {
    const state = scene(['3:Q2 1:F1', '4:M6 5:M5', '1:F4']);
    const taken = stateAfter(state, '1 3-4', '1 take b1');
    expect(game.turn(taken)).toEqual({ kind: 'seats', seats: [1], rule: 'HM4.4' });
    expect(choices(taken, 1)).toEqual(['1-2', '4-5', 'stop']);
    expect(game.turn(stateAfter(taken, '1 stop'))).toMatchObject({ seats: [2] });
    const twice = stateAfter(taken, '1 4-5', '1 take b1');
    expect(sketches(twice)[0]).toBe('1:F1 5:Q2>M6>M5');
    expect(game.turn(stateAfter(taken, '1 1-2'))).toMatchObject({ seats: [2] });
  });

  it('HM4.5 face-down cards are safe', () => {
    const state = scene(['7:R1', '8:(F6)', '8:M2']);
    const landed = stateAfter(state, '1 7-8');
    expect(choices(landed, 1)).toEqual(['take c1', 'leave']);
    expectRefusal(landed, '1 take b1', 'HM4.5', 'safe');
  });

  it('HM4.6 a rest whose new top card is past its goal leaves the board against its owner', () => {
    const landed = stateAfter(scene(['8:R1', '9:B1>F6>Q2 1:F1', '1:F4']), '1 8-9');
    const taken = stateAfter(landed, '1 take b1');
    expect(taken.gone).toEqual([[], ['F6', 'Q2'], []]);
    expect(sketches(taken)[1]).toBe('1:F1');
    expect(eventsOf(landed, '1 take b1')).toContainEqual({
      kind: 'lapsed',
      column: 2,
      row: 9,
      cards: ['F6', 'Q2'],
    });
  });

  it('HM4.7 a rest whose new top card is exactly on its goal is turned over and safe', () => {
    const taken = stateAfter(scene(['7:R1', '8:B1>F6>M2 1:F1', '1:F4']), '1 7-8', '1 take b1');
    expect(sketches(taken)[1]).toBe('1:F1 8:(F6>M2)');
  });
});
