import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { choices, eventsOf, expectRefusal, sketches, stateAfter } from './testing.ts';

describe('moving', () => {
  it('HM2.6 who has no face-up cards is skipped', () => {
    const state = scene(['1:F1', '8:(F2)', '2:M1']);
    expect(game.turn(stateAfter(state, '1 1-2'))).toMatchObject({ seats: [3] });
  });

  it('HM3.1 one card or stack of your own column must move', () => {
    const state = scene(['1:F1 4:P2', '6:R1']);
    expect(choices(state, 1)).toEqual(['1-2', '4-5']);
    expect(choices(state, 2)).toEqual([]);
    expectRefusal(state, '1 6-7', 'HM3.1', 'nothing-to-move');
    expectRefusal(state, '1 stop', 'HM3.1', 'not-now');
  });

  it('HM3.2 only upward', () => {
    expectRefusal(scene(['4:F1', '6:R1']), '1 4-3', 'HM3.2', 'never-down');
    expectRefusal(scene(['4:F1', '6:R1']), '1 4-4', 'HM3.2', 'never-down');
  });

  it('HM3.3 to the next free field above, over the occupied ones that adjoin', () => {
    const state = scene(['1:F1 2:M1 3:Q1 5:B1', '6:R1']);
    expect(choices(state, 1)).toContain('1-4');
    expectRefusal(state, '1 1-2', 'HM3.3', 'field-taken');
    expectRefusal(scene(['1:F1', '6:R1']), '1 1-3', 'HM3.3', 'no-landing');
  });

  it('HM3.4 jumps on where the field above the landing is occupied, also after a plain step', () => {
    const state = scene(['1:F1 3:Q1 5:B1 6:R1', '6:R2']);
    expect(choices(state, 1).filter((text) => text.startsWith('1-'))).toEqual([
      '1-2',
      '1-4',
      '1-7',
    ]);
    expect(eventsOf(state, '1 1-7')).toContainEqual({
      kind: 'moved',
      seat: 1,
      from: 1,
      by: [2, 4, 7],
      count: 1,
    });
  });

  it('HM3.5 a stack on its start row moves whole or in an upper part, elsewhere only whole', () => {
    const start = scene(['3:Q4>Q1>Q6', '6:R2']);
    expect(choices(start, 1)).toEqual(['3-4', '3/1-4', '3/2-4']);
    expect(sketches(stateAfter(start, '1 3/2-4'))[0]).toBe('3:Q6 4:Q4>Q1');
    const away = scene(['4:Q4>Q1', '6:R2']);
    expect(choices(away, 1)).toEqual(['4-5']);
    expectRefusal(away, '1 4/1-5', 'HM3.5', 'no-splitting-here');
    expectRefusal(start, '1 3/3-4', 'HM3.5', 'no-such-part');
  });

  it('HM3.5 with `anywhere` a stack is split on every row, and the rest is settled', () => {
    const options = { split: 'anywhere' } as const;
    expect(choices(scene(['4:Q4>Q1', '6:R2'], { options }), 1)).toEqual(['4-5', '4/1-5']);
    const lapses = stateAfter(scene(['9:Q4>F1', '6:R2'], { options }), '1 9/1-10');
    expect(lapses.gone[0]).toEqual(['F1']);
    const comesHome = scene(['8:Q4>F1', '6:R2 1:F5'], { options });
    expect(sketches(stateAfter(comesHome, '1 8/1-9'))[0]).toBe('8:(F1) 9:Q4');
  });

  it('HM3.6 the top card may not pass its goal, cards under it may', () => {
    const state = scene(['7:F1', '6:R2']);
    expectRefusal(state, '1 7-9', 'HM3.6', 'past-its-goal');
    expect(sketches(stateAfter(scene(['7:Q1>F1 8:(F2)', '6:R2']), '1 7-9'))[0]).toBe(
      '8:(F2) 9:Q1>F1',
    );
  });

  it('HM3.7 a goal with face-down cards is free for the same goal and occupied for others', () => {
    const state = scene(['7:F1 6:M1 8:(F2)', '6:R2']);
    expect(choices(state, 1)).toEqual(['6-9', '7-8']);
    expectRefusal(state, '1 6-8', 'HM3.7', 'field-taken');
    expect(choices(scene(['6:F1 8:(F2)', '6:R2']), 1)).toEqual(['6-7']);
  });

  it('HM5.1 a card on its goal row is turned face down and no longer moves', () => {
    const home = stateAfter(scene(['7:F1 1:F3', '6:R2']), '1 7-8', '2 6-7');
    expect(sketches(home)[0]).toBe('1:F3 8:(F1)');
    expectRefusal(home, '1 8-9', 'HM5.1', 'face-down');
  });

  it('HM5.2 a later arrival is laid on top of what lies there', () => {
    const home = stateAfter(scene(['7:F1>F4 8:(F2) 1:F3', '6:R2']), '1 7-8');
    expect(sketches(home)[0]).toBe('1:F3 8:(F1>F4>F2)');
  });
});
