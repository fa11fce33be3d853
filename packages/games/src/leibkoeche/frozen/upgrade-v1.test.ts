import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type LeibkoecheState, scene, withPile } from '../rules/index.ts';
import { game } from './upgrade-v1.ts';

/** Seat 1 beside pile A (b3), one step to go, the crown on top. */
const beside = withPile(
  scene({
    phase: 'walk',
    throws: 1,
    fall: { result: 'missed', face: 1 },
    cooks: ['c3', 'f7'],
    trays: ['BA', ''],
  }),
  'A:b3:*...',
);
const b3 = { kind: 'walk', tiles: [13] } as const;

describe('version 1', () => {
  it('LK6.1 LK6.2 takes and exchanges by itself, and never asks', () => {
    const landed = game.apply(beside, 1, b3);
    expect(landed.phase).toBe('peek');
    expect(landed.trays[0]?.[1]).toEqual({ kind: 'A', crowned: true });
    expect(game.events({ before: beside, by: 1, move: b3, after: landed }, 'watcher')).toEqual([
      { kind: 'walked', seat: 1, from: 14, tiles: [13] },
      {
        kind: 'collected',
        seat: 1,
        garnished: { kind: 'A', crowned: true },
        place: 2,
        exchanged: true,
      },
    ]);
  });

  it('LK6.3 looks without a choice', () => {
    const landed = game.apply(beside, 1, b3);
    const none = { kind: 'peek', place: null } as const;
    expect(game.check(landed, 1, none)).toMatchObject({ rule: 'LK6.3', reason: 'not-now' });
    expect(game.moves(landed, 1)).not.toContainEqual(none);
    expect(game.check(landed, 1, { kind: 'peek', place: 5 })).toBeUndefined();
    expect(game.check(landed, 1, { kind: 'take' })).toMatchObject({ rule: 'LK6.3' });
    expect(game.notation.parse(landed, 1, 'peek none')).toEqual({ ok: false, error: 'unreadable' });
  });

  it('shows what the newest table draws, and is imagined from it', () => {
    const view = game.view(beside, 1);
    expect(view.mayDecline).toBe(false);
    const seen = {
      viewer: 1,
      seats: 2,
      options: beside.options,
      ply: 0,
      view,
      memory: undefined,
    };
    const imagined: LeibkoecheState = game.imagine(seen, seededRandom('one'));
    expect(game.view(imagined, 1)).toEqual(view);
    expect(Object.keys(imagined).toSorted()).toEqual(Object.keys(beside).toSorted());
  });
});
