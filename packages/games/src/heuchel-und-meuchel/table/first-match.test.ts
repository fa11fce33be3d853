import { describe, expect, it } from 'vitest';
import { companionOf, explainedTo, lastingOf, toldTo } from '../../box/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import type { HeuchelEvent } from '../rules/index.ts';

const guide = await companionOf(heuchelUndMeuchel);

describe('the first match of Heuchel & Meuchel', () => {
  it('explains each thing where it happens', async () => {
    const notes = await explainedTo(heuchelUndMeuchel, guide, 'a-rest-lapses', 1);
    expect([...notes.keys()].toSorted()).toEqual([
      'can-take',
      'home',
      'jumped',
      'jumped-on',
      'laid-out',
      'lapsed',
      'near-end',
      'points',
      'you-lost',
      'you-took',
    ]);
    expect(notes.get('can-take')?.at).toBe('a7');
    expect(notes.get('you-lost')?.at).toBe('a9');
  });

  it('puts each note away when it is true no more', async () => {
    const lasting = await lastingOf(heuchelUndMeuchel, guide, 'with-the-die', 1);
    expect(Object.fromEntries(lasting)).toMatchObject({ 'can-take': 1, 'you-took': 3, removed: 6 });
  });

  it('HM6.1 says before the end that it is near, and why it comes', async () => {
    const notes = await explainedTo(heuchelUndMeuchel, guide, 'two-climbers', 1);
    expect(notes.get('near-end')?.text).toContain('hoogstens één speler');
  });

  it('HM7.1 explains no jumps where the die says how far', async () => {
    const notes = await explainedTo(heuchelUndMeuchel, guide, 'with-the-die', 1);
    expect(notes.has('jumped')).toBe(false);
    expect(notes.has('removed')).toBe(true);
  });

  it('HM1.4 lets the goals of the own open cards glow, in the own column', async () => {
    const laid = (await toldTo(heuchelUndMeuchel, 'two-climbers', 1)).find(({ events }) =>
      events.some((event) => (event as HeuchelEvent).kind === 'laid-out'),
    );
    const goals = laid ? guide.goals(laid.view, 1) : [];
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.every((field) => /^a(8|9|1[0-3])$/.test(field))).toBe(true);
  });

  it('HM4.1 gives the reason that everybody can see', async () => {
    const told = await toldTo(heuchelUndMeuchel, 'two-climbers', 1);
    const players = [
      { name: 'Anna', isYou: true },
      { name: 'Bea', isYou: false },
    ];
    const reasons = told.filter(({ by }) => by === 2).map((ply) => guide.reason(ply, players));
    expect(reasons).toContain('Jouw kaart lag op dezelfde rij en was lager.');
    expect(reasons).toContain('Zo is Bea in één keer 6 rijen hoger.');
  });
});
