import { describe, expect, it } from 'vitest';
import { fallOf } from './fall.ts';

describe('what the rules make of a landing', () => {
  it('LK3.3 LK3.7 on the pan after half a turn it is caught and shows the other face', () => {
    const landing = { halfTurns: 1, where: 'pan', flipped: true } as const;
    expect(fallOf(landing, 2)).toEqual({ result: 'caught', face: 5 });
  });

  it('LK3.3 LK3.7 on the pan after a full turn it is caught and shows the same face', () => {
    const landing = { halfTurns: 2, where: 'pan', flipped: false } as const;
    expect(fallOf(landing, 2)).toEqual({ result: 'caught', face: 2 });
  });

  it('LK3.4 LK8.3 beside the pan it is missed, with the face that lies up', () => {
    const landing = { halfTurns: 1, where: 'beside', flipped: false } as const;
    expect(fallOf(landing, 6)).toEqual({ result: 'missed', face: 6 });
  });

  it('LK3.5 LK8.3 without half a turn it is invalid, and shows the face that was up, wherever it lies', () => {
    for (const where of ['pan', 'beside'] as const) {
      expect(fallOf({ halfTurns: 0, where, flipped: true }, 3)).toEqual({
        result: 'invalid',
        face: 3,
      });
    }
  });
});
