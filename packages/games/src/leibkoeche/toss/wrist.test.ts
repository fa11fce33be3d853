import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { AIMS, type Pan, PANS, type Trace } from '../rules/index.ts';
import { fly } from './flight.ts';
import { handTrace } from './hand.ts';
import { openKitchen } from './kitchen.ts';
import { type Stroke, strokeTrace } from './stroke.ts';
import { WRIST_FAULTS, wristFault } from './wrist.ts';

const HALF: Stroke = { speed: 45, release: 115, level: 0 };
const FULL: Stroke = { speed: 66, release: 115, level: 0 };

function stretch(moved: number, steps: number): Trace {
  return Array.from({ length: steps }, () => moved);
}

describe('what the wrist did', async () => {
  const kitchen = await openKitchen();
  const faultOf = (trace: Trace, pan: Pan = 'normal') =>
    wristFault(Math.max(...trace), fly(kitchen, trace, pan), pan);
  const ofStroke = (stroke: Stroke, pan?: Pan) => faultOf(strokeTrace(stroke), pan);

  it('LK3.3 nothing wrong, where the pancake turned and was caught', () => {
    for (const pan of PANS) {
      expect(ofStroke(HALF, pan)).toBeUndefined();
      expect(ofStroke(FULL, pan)).toBeUndefined();
    }
  });

  it('LK3.5 too soft: a gentle flick that makes no half turn', () => {
    expect(ofStroke({ ...HALF, speed: 28 })).toBe('too-soft');
    expect(ofStroke({ ...HALF, speed: 20 })).toBe('too-soft');
  });

  it('LK3.5 met early: it had no time to turn, as the pan came up to it', () => {
    expect(ofStroke({ ...HALF, level: 300 })).toBe('met-early');
  });

  it('LK3.5 moved away: the pan was pulled from beneath a pancake that was not tossed', () => {
    const rocked = [...stretch(-14, 12), ...stretch(8, 11), ...stretch(16, 9), ...stretch(8, 13)];
    const pulled = [...rocked, ...stretch(-26, 7), ...stretch(-4, 2), ...stretch(-40, 14)];
    expect(fly(kitchen, pulled, 'small').landing).toMatchObject({ halfTurns: 0, where: 'beside' });
    expect(faultOf(pulled, 'small')).toBe('moved-away');
  });

  it('LK3.5 a flick of the right strength that makes no half turn came too early or too late', () => {
    expect(ofStroke({ ...FULL, release: 330 }, 'small')).toBe('too-late');
  });

  it('LK3.4 too hard: it turns more than once and goes where it likes', () => {
    expect(ofStroke({ ...FULL, speed: 85 })).toBe('too-hard');
    expect(ofStroke({ ...FULL, speed: 98 })).toBe('too-hard');
  });

  it('LK3.4 too early: flicked low, it flies away over the far end', () => {
    expect(ofStroke({ ...HALF, release: 0 })).toBe('too-early');
    expect(ofStroke({ ...FULL, release: 40 })).toBe('too-early');
  });

  it('LK3.4 too late: flicked high, it comes down before the pan', () => {
    for (const release of [190, 230, 280]) {
      expect(ofStroke({ ...HALF, release })).toBe('too-late');
      expect(ofStroke({ ...FULL, release })).toBe('too-late');
    }
  });

  it('LK3.4 tilted: it came straight down, on a pan that was held askew', () => {
    expect(ofStroke({ ...FULL, level: 300 })).toBe('pan-tilted');
  });

  it('LK3.4 between turns: it comes down on its edge', () => {
    expect(ofStroke({ ...FULL, speed: 74 })).toBe('between-turns');
    expect(ofStroke({ ...FULL, speed: 60 }, 'small')).toBe('between-turns');
  });

  it('LK8.3 every toss that fails has a reason, and none that is caught', () => {
    const random = seededRandom('wrists');
    for (let toss = 0; toss < 150; toss++) {
      const pan = PANS[toss % PANS.length] ?? 'normal';
      const trace = handTrace(AIMS[toss % 2] ?? 'half', 260, random);
      const flight = fly(kitchen, trace, pan);
      const isCaught = flight.landing.halfTurns > 0 && flight.landing.where === 'pan';
      const reasons = isCaught ? [undefined] : WRIST_FAULTS;
      expect(reasons).toContain(wristFault(Math.max(...trace), flight, pan));
    }
  });
});
