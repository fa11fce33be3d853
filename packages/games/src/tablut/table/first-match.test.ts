import { defaultOptions } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { companionOf, explainedTo, lastingOf, toldTo } from '../../box/testing.ts';
import { info } from '../info.ts';
import { tablut } from '../index.ts';
import { beginWith, START, type TablutEvent, view } from '../rules/index.ts';

const guide = await companionOf(tablut);
const options = defaultOptions(info.options);

describe('the first match of Tablut', () => {
  it('says to each side how it wins, by the rules of the table', () => {
    const start = view(beginWith({ board: START, turn: 'light', options }));
    expect(guide.card(start, 1).win).toBe('Je wint als je koning een van de vier hoeken bereikt.');
    expect(guide.card(start, 2).win).toContain('tussen twee aanvallers');
    const hard = view(
      beginWith({ board: START, turn: 'light', options: { ...options, kingCapture: 'hard' } }),
    );
    expect(guide.card(hard, 2).win).toContain('aan alle kanten');
  });

  it('lets the corners glow', () => {
    expect(guide.goals(undefined, 1)).toEqual(['a1', 'a9', 'i1', 'i9']);
  });

  it('explains captures where they happen, to who took and to who lost', async () => {
    const light = await explainedTo(tablut, guide, 'king-taken-the-easy-way', 1);
    const dark = await explainedTo(tablut, guide, 'king-taken-the-easy-way', 2);
    expect(light.get('you-took')?.at).toBe('f6');
    expect(dark.get('you-lost')?.at).toBe('f6');
    expect([...light.keys()].toSorted()).toEqual([
      'corner-in-reach-light',
      'king-threatened-light',
      'palace-left',
      'you-lost',
      'you-took',
    ]);
  });

  it('puts each note away when it is true no more', async () => {
    const lasting = await lastingOf(tablut, guide, 'escape', 1);
    expect(Object.fromEntries(lasting)).toMatchObject({
      'corner-in-reach-light': 2,
      'king-threatened-light': 1,
    });
  });

  it('TB4.5 explains an open way to a corner before all else', async () => {
    const told = (await toldTo(tablut, 'escape', 1)).find(({ events }) =>
      events.some((event) => (event as TablutEvent).kind === 'corner-in-reach'),
    );
    expect(told && guide.notes(told)[0]?.id).toBe('corner-in-reach-light');
  });

  it('TB3.2 TB5.2 explains who steps between two, and a threat that comes again', async () => {
    const notes = await explainedTo(tablut, guide, 'void-threat', 1);
    expect(notes.get('between')?.at).toBe('d7');
    expect(notes.get('threat-again')?.at).toBe('c7');
  });

  it('gives reasons that the board bears out', async () => {
    const reasons = (await toldTo(tablut, 'king-taken-the-easy-way', 1))
      .filter(({ by }) => by === 2)
      .map((told) => guide.reason(told, []));
    expect(reasons).toContain('Dat verspert de weg naar i1.');
    expect(reasons).toContain('Zo loert er iemand op je stukken op d5 en e4.');
  });

  it('says where a piece may go when something is refused', () => {
    const note = guide.refused?.({ rule: 'TB2.1', reason: 'diagonal', facts: {} }, undefined);
    expect(note?.text).toContain('groene ringen');
  });
});
