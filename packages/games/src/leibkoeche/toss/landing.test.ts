import { describe, expect, it } from 'vitest';
import { LONGEST_FLIGHT, type Glance, Watch } from './landing.ts';

const LYING: Glance = { x: 3, y: 0, height: 0, angle: 0, panAngle: 0, touch: 'pan' };
const HALF_TURN = Math.PI;

/** Rises to `top`, turns evenly by `turn` and comes down on `touch`, in the middle of the pan. */
function flight(top: number, turn: number, touch: Glance['touch'] = 'pan'): readonly Glance[] {
  const glances = 40;
  return Array.from({ length: glances + 1 }, (_, glance) => {
    const part = glance / glances;
    const angle = wrapped(turn * part);
    const height = top * 4 * part * (1 - part);
    return { ...LYING, height, y: height, angle, touch: glance === glances ? touch : null };
  });
}

function rest(like: Glance | undefined, glances = 80): readonly Glance[] {
  return Array.from({ length: glances }, () => like ?? LYING);
}

function wrapped(angle: number): number {
  return angle > Math.PI ? angle - 2 * Math.PI : angle;
}

function watched(...parts: readonly (readonly Glance[])[]): Watch {
  const watch = new Watch();
  for (const sight of [LYING, ...parts.flat()]) watch.see(sight);
  return watch;
}

describe('where a toss lands', () => {
  it('LK8.3 counts the half turns between leaving the pan and touching anything', () => {
    for (const [turn, halfTurns] of [
      [0.4 * HALF_TURN, 0],
      [0.9 * HALF_TURN, 1],
      [1.1 * HALF_TURN, 1],
      [1.9 * HALF_TURN, 2],
    ] as const) {
      const up = flight(3, turn);
      expect(watched(up, rest(up.at(-1))).landing?.halfTurns).toBe(halfTurns);
    }
  });

  it('LK8.3 is turned when the other face meets the pan, however the pan was held', () => {
    const raised = { ...LYING, angle: 0.3, panAngle: 0.3 };
    const leaves = flight(3, 0.42 * HALF_TURN).map((sight) => ({
      ...sight,
      angle: sight.angle + 0.3,
    }));
    const watch = watched([raised], leaves, rest({ ...LYING, angle: HALF_TURN }));
    expect(watch.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
  });

  it('LK8.3 turns after the first touch count for the face, not for the turn', () => {
    const up = flight(3, 0.4 * HALF_TURN);
    const over = { ...LYING, angle: HALF_TURN };
    const tumbling = [0.6, 0.8, 1].map((halves) => ({ ...LYING, angle: halves * HALF_TURN }));
    expect(watched(up, tumbling, rest(over)).landing).toEqual({
      halfTurns: 0,
      where: 'pan',
      flipped: true,
    });
  });

  it('LK8.3 is caught where it rests on the pan, missed where it rests elsewhere', () => {
    const onPan = flight(3, HALF_TURN);
    expect(watched(onPan, rest(onPan.at(-1))).landing?.where).toBe('pan');
    const onTable = flight(3, HALF_TURN, 'table');
    expect(watched(onTable, rest(onTable.at(-1))).landing?.where).toBe('beside');
  });

  it('LK8.3 rests on a pan that a hand still moves', () => {
    const up = flight(3, HALF_TURN);
    const moving = Array.from({ length: 80 }, (_, glance) => {
      const panAngle = glance * 0.01;
      return { ...LYING, angle: wrapped(HALF_TURN + panAngle), panAngle, height: panAngle };
    });
    expect(watched(up, moving).landing?.where).toBe('pan');
  });

  it('LK8.3 standing on its edge it is missed, with the nearer face', () => {
    const up = flight(3, 0.55 * HALF_TURN);
    expect(watched(up, rest(up.at(-1))).landing).toEqual({
      halfTurns: 1,
      where: 'beside',
      flipped: true,
    });
  });

  it('LK8.3 is missed when it rests nowhere before the time is up', () => {
    const up = flight(3, HALF_TURN);
    const watch = watched(up.slice(0, -1));
    watch.stepped(LONGEST_FLIGHT - 1);
    expect(watch.landing).toBeUndefined();
    watch.stepped(LONGEST_FLIGHT);
    expect(watch.landing).toMatchObject({ where: 'beside', flipped: true });
  });

  it('LK8.3 a hop while the pan is lowered is no toss yet', () => {
    expect(watched(flight(0.3, 0), rest(LYING)).tossed).toBe(false);
    const thrown = flight(3, HALF_TURN);
    const watch = watched(flight(0.3, 0), thrown, rest(thrown.at(-1)));
    expect(watch.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
  });

  it('LK8.3 brushing the side on the way up is still leaving the pan', () => {
    const thrown = flight(3, HALF_TURN);
    const brushed = thrown.map((sight, glance) =>
      glance === 12 ? { ...sight, touch: 'pan' as const } : sight,
    );
    const watch = watched(brushed, rest(thrown.at(-1)));
    expect(watch.landing).toEqual({ halfTurns: 1, where: 'pan', flipped: true });
  });
});
