import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { eventsOf } from '../rules/testing.ts';
import { piecesOf } from './drawing/pieces.ts';
import { holdsBack, soundOf, uncoveredTo, wayOfMoving } from './show.ts';

describe('what is heard', () => {
  it('LK3.3 LK3.4 tells caught from missed', () => {
    const tossed = scene({ phase: 'fall', toss: 'half' });
    expect(soundOf(eventsOf(tossed, 'chance fall caught 6'))).toBe('catch');
    expect(soundOf(eventsOf(tossed, 'chance fall missed 6'))).toBe('miss');
    expect(soundOf(eventsOf(tossed, 'chance fall invalid 1'))).toBe('refuse');
  });

  it('LK8.1 leaves a toss by hand to its own view', () => {
    const skill = scene({ options: { toss: 'skill' } });
    expect(soundOf(eventsOf(skill, '1 toss half'))).toBe('toss');
    expect(soundOf(eventsOf(skill, '1 toss 1,2,3,2,1'))).toBeUndefined();
  });
});

describe('what is held back', () => {
  const covered = { phase: 'ordering', arrived: [1], held: null, ordering: [2] } as const;
  const tray = { trays: ['ABCDEF', ''], peeks: [{ seat: 2, place: 5 }] };
  const before = scene({ ...covered, ...tray });
  const after = scene({
    ...covered,
    ...tray,
    phase: 'over',
    revealed: true,
    outcome: { winners: [1], rule: 'LK7.3' },
  });
  const uncovered = (viewer: number, count: number) =>
    uncoveredTo(count, game.view(before, viewer), game.view(after, viewer));

  it('LK7.2 goes from place to place', () => {
    expect(uncovered(1, 2).king).toEqual(['A', 'B', null, null, null, null]);
  });

  it('LK10.2 keeps in view what the viewer had seen before', () => {
    expect(uncovered(2, 0).king[4]).toBe('E');
  });

  it('LK7.3 tells who has won with the last cover', () => {
    expect(uncovered(1, 5).outcome).toBeNull();
    expect(uncovered(1, 6).outcome).toEqual({ winners: [1], rule: 'LK7.3' });
  });

  it('LK3.2 is a pancake from the stack that comes after something else', () => {
    const laying = scene({ phase: 'lay', throws: 1, stack: [2], cooks: ['c4', 'a3'] });
    const events = eventsOf(laying, '1 lay d4:1');
    expect(events.map(({ kind }) => kind)).toEqual(['laid', 'took']);
    expect(holdsBack(events)).toBe(true);
    expect(holdsBack(events.slice(1))).toBe(false);
  });
});

describe('a pancake that missed the pan', () => {
  const startOf = (toss: 'half' | readonly number[]): unknown => {
    const before = scene({ phase: 'fall', toss, options: { toss: 'skill' } });
    const after = piecesOf(game.view(before, 1)).find(({ at }) => at === 'e0');
    if (!after) throw new Error('nobody holds a pancake');
    const moved = { from: { x: 64, y: -12 }, after: { ...after, key: 'held' }, isLetGo: false };
    const events = eventsOf(before, 'chance fall missed 6');
    return wayOfMoving(moved, { events, before: game.view(before, 1) }).frames[0]?.['translate'];
  };

  it('comes down from where it hung, when chance has tossed it', () => {
    expect(startOf('half')).toBe('64px -12px');
  });

  it('LK8.2 lies where it was seen to fall, when a hand has tossed it', () => {
    expect(startOf([1, 2, 3, 2, 1])).toBe('0px 0px');
  });
});
