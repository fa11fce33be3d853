import { describe, expect, it } from 'vitest';
import { companionOf, explainedTo, lastingOf, toldTo } from '../../box/testing.ts';
import { laCourtePaille } from '../index.ts';
import type { PailleView } from '../rules/index.ts';

const guide = await companionOf(laCourtePaille);

describe('the first match of La Courte Paille', () => {
  it('explains each thing where it happens', async () => {
    const notes = await explainedTo(laCourtePaille, guide, 'two-castaways', 2);
    expect([...notes.keys()].toSorted()).toEqual([
      'called',
      'coco',
      'cooked',
      'landed',
      'looked',
      'shark',
      'shown',
      'took',
      'turned',
    ]);
    expect(notes.get('turned')?.at).toBe('week-2');
  });

  it('puts each note away when it is true no more', async () => {
    const lasting = await lastingOf(laCourtePaille, guide, 'voyage-to-the-last-character', 1);
    expect(Object.fromEntries(lasting)).toMatchObject({
      cooked: 1,
      called: 1,
      shown: 3,
      shark: 6,
      landed: 9,
      turned: 38,
    });
  });

  it('begins with the week', async () => {
    const [dealt] = await toldTo(laCourtePaille, 'four-on-the-raft', 1);
    expect(guide.opening?.(dealt?.view, 1)?.at).toBe('week-1');
  });

  it('CP4.2 explains Coco to who holds him, before he can be chosen', async () => {
    const [dealt] = await toldTo(laCourtePaille, 'four-on-the-raft', 2);
    expect(guide.opening?.(dealt?.view, 2)).toMatchObject({ id: 'coco', at: 'hand-X5' });
  });

  it('CP7.2 explains a look to who looked, and to nobody else', async () => {
    const other = await explainedTo(laCourtePaille, guide, 'two-castaways', 1);
    expect(other.has('looked')).toBe(false);
  });

  it('CP7.4 lets the cards of who leads the open week glow, on the menu and in the own hand', async () => {
    for (const { view } of await toldTo(laCourtePaille, 'four-on-the-raft', 1)) {
      const { weekTotals, menu, hands, outcome } = view as PailleView;
      const [first, second] = weekTotals;
      const leads = !outcome && first && first.total > (second?.total ?? 0) ? first.figure : '–';
      const held = hands[0]?.cards ?? [];
      expect(guide.goals(view, 1)).toEqual([
        ...menu.filter((card) => card.startsWith(leads)).map((card) => `menu-${card}`),
        ...held.filter((card) => card.startsWith(leads)).map((card) => `hand-${card}`),
      ]);
    }
  });

  it('gives reasons from the open days', async () => {
    const told = await toldTo(laCourtePaille, 'four-on-the-raft', 1);
    const reasons = told.filter(({ by }) => by !== 1).map((ply) => guide.reason(ply, []));
    expect(reasons).toContain('De zeerat staat in de week bovenaan.');
    expect(reasons).toContain('Zo duurt de week een beurt langer.');
  });
});
