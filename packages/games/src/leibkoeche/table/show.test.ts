import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { eventsOf } from '../rules/testing.ts';
import { holdsBack, soundOf, uncoveredTo } from './show.ts';

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
