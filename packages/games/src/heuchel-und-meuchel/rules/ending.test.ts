import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { scoreSheet } from './scoring.ts';
import { choices, expectRefusal, sketches, stateAfter } from './testing.ts';

describe('the end', () => {
  it('HM6.1 ends as soon as at most one player has face-up cards', () => {
    const state = scene(['7:F1', '6:R2', '8:(F6)']);
    expect(stateAfter(state, '1 7-8').outcome?.rule).toBe('HM6.1');
  });

  it('HM6.1 is tested within a chain: who takes the last face-up cards ends it', () => {
    const state = scene(['3:Q2 1:F6', '4:M6']);
    const taken = stateAfter(state, '1 3-4', '1 take b1');
    expect(taken.outcome).toMatchObject({ rule: 'HM6.1', scores: [-14, 0], winners: [2] });
  });

  it('HM6.2 a card is worth its rank, whatever its class', () => {
    const sheet = scoreSheet(scene(['8:(F5) 13:(R5)', '']), 1);
    expect(sheet.map(({ points }) => points)).toEqual([5, 5]);
  });

  it('HM6.3 plus on the own goal or beyond, minus below it and off the board', () => {
    const state = scene(['9:Q4>F2>M3 8:(F1)', ''], { gone: [['B6'], []] });
    expect(scoreSheet(state, 1)).toEqual([
      { card: 'F1', row: 8, points: 1 },
      { card: 'Q4', row: 9, points: -4 },
      { card: 'F2', row: 9, points: 2 },
      { card: 'M3', row: 9, points: 3 },
      { card: 'B6', row: undefined, points: -6 },
    ]);
  });

  it('HM6.4 counts per card, also inside a face-down stack', () => {
    const sheet = scoreSheet(scene(['8:(F3>B5)', '']), 1);
    expect(sheet.map(({ points }) => points)).toEqual([3, -5]);
  });

  it('HM6.5 the highest total wins, equal totals share', () => {
    const state = scene(['7:F3', '8:(F2)', '9:(M3)']);
    expect(stateAfter(state, '1 7-8').outcome).toEqual({
      winners: [1, 3],
      scores: [3, 2, 3],
      rule: 'HM6.1',
    });
  });
});

describe('the die', () => {
  const options = { die: 'on' } as const;

  it('HM7.1 is rolled before the move, which goes exactly so far', () => {
    const state = scene(['1:F1 2:M1 6:R1', '6:R2'], { options, phase: 'rolling' });
    expect(game.turn(state)).toEqual({ kind: 'chance', source: 'lot' });
    const rolled = stateAfter(state, 'chance roll 3');
    expect(choices(rolled, 1)).toEqual(['1-4', '2-5', '6-9']);
    expectRefusal(rolled, '1 1-3', 'HM7.1', 'not-the-roll');
  });

  it('HM7.2 the landing must be free and not past the goal; nothing is jumped on', () => {
    const state = scene(['1:F1 3:Q1 7:F2 8:(F3)', '6:R2'], { options, phase: 'rolling' });
    const two = stateAfter(state, 'chance roll 2');
    expect(choices(two, 1)).toEqual(['3-5']);
    expectRefusal(two, '1 1-3', 'HM7.2', 'field-taken');
    expectRefusal(two, '1 7-9', 'HM3.6', 'past-its-goal');
    expect(choices(stateAfter(state, 'chance roll 1'), 1)).toEqual(['1-2', '3-4', '7-8']);
  });

  it('HM7.3 every extra move has its own roll, and one says so before', () => {
    const state = scene(['3:Q2', '4:M6 1:F1'], { options, roll: 1 });
    const taken = stateAfter(state, '1 3-4', '1 take b1');
    expect(choices(taken, 1)).toEqual(['again', 'stop']);
    expectRefusal(taken, '1 4-5', 'HM7.3', 'not-now');
    expect(game.turn(stateAfter(taken, '1 again'))).toMatchObject({ kind: 'chance' });
  });

  it('HM7.4 who cannot use the roll removes the top card of a stack of choice', () => {
    const state = scene(['7:F1 9:Q4>Q2 8:(F5)', '6:R2'], { options, phase: 'rolling' });
    const stuck = stateAfter(state, 'chance roll 6');
    expect(choices(stuck, 1)).toEqual(['remove 7', 'remove 9']);
    expectRefusal(stuck, '1 remove 8', 'HM7.4', 'face-down');
    expectRefusal(stuck, '1 remove 3', 'HM7.4', 'nothing-to-remove');
    const removed = stateAfter(stuck, '1 remove 9');
    expect(removed.gone[0]).toEqual(['Q4']);
    expect(sketches(removed)[0]).toBe('7:F1 8:(F5) 9:Q2');
    expect(removed.onTurn).toBe(2);
  });

  it('HM7.5 cards past their goal that show up go too, until one is on its goal or below', () => {
    const chain = scene(['9:Q4>F2>F1>M3>Q1', '6:R2'], { options, phase: 'removing' });
    const home = stateAfter(chain, '1 remove 9');
    expect(home.gone[0]).toEqual(['Q4', 'F2', 'F1']);
    expect(sketches(home)[0]).toBe('9:(M3>Q1)');
    const below = scene(['9:Q4>F2>B1', '6:R2'], { options, phase: 'removing' });
    expect(sketches(stateAfter(below, '1 remove 9'))[0]).toBe('9:B1');
  });

  it('HM7.6 the last player plays on alone until all cards are home or gone', () => {
    const state = scene(['7:F1', '12:R2'], { options, roll: 1 });
    const alone = stateAfter(state, '1 7-8');
    expect(alone.outcome).toBeNull();
    expect(alone.onTurn).toBe(2);
    const rolled = stateAfter(alone, 'chance roll 4', '2 remove 12');
    expect(rolled.outcome).toEqual({ winners: [1], scores: [1, -2], rule: 'HM7.6' });
  });
});
