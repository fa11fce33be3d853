import { describe, expect, it } from 'vitest';
import { companionOf, explainedTo, lastingOf, toldTo } from '../../box/testing.ts';
import { leibkoeche } from '../index.ts';
import { game, type LeibkoecheView, scene } from '../rules/index.ts';

const guide = await companionOf(leibkoeche);

describe('the first match of the Leibköche', () => {
  it('explains each thing where it happens', async () => {
    const notes = await explainedTo(leibkoeche, guide, 'two-by-hand', 2);
    expect([...notes.keys()].toSorted()).toEqual([
      'arrived',
      'collected',
      'crown',
      'fell-caught',
      'fell-invalid',
      'laid',
      'pan-large',
      'peeked',
    ]);
    expect(notes.get('collected')?.at).toBe('p1');
  });

  it('says which tiles can be chosen only where one is asked for', () => {
    const refusal = { rule: 'LK4.1', reason: 'no-step', facts: {} };
    expect(guide.refused?.(refusal, game.view(scene({ phase: 'walk' }), 1))?.id).toBe('refused');
    expect(guide.refused?.(refusal, game.view(scene({ phase: 'peek' }), 1))).toBeUndefined();
  });

  it('puts each note away when it is true no more', async () => {
    const lasting = await lastingOf(leibkoeche, guide, 'two-by-hand', 2);
    expect(Object.fromEntries(lasting)).toMatchObject({
      'fell-invalid': 2,
      crown: 2,
      arrived: 3,
      laid: 26,
      peeked: 98,
    });
  });

  it('LK10.2 explains a look to who looked, and to nobody else', async () => {
    const other = await explainedTo(leibkoeche, guide, 'two-by-hand', 1);
    expect(other.has('peeked')).toBe(false);
  });

  it('LK6.1 LK7.1 lets the piles glow that are missing, and with all six the carpet', async () => {
    const told = await toldTo(leibkoeche, 'two-by-chance', 1);
    const counts = told.map(({ view }) => {
      const { trays, phase, revealed } = view as LeibkoecheView;
      const held = (trays[0] ?? []).filter(Boolean).length;
      return { held, goals: guide.goals(view, 1), isPlaying: phase === 'walk' && !revealed };
    });
    const playing = counts.filter(({ isPlaying }) => isPlaying);
    for (const { held, goals } of playing) {
      expect(goals.length).toBeLessThanOrEqual(Math.max(1, 6 - held));
    }
    expect(playing.some(({ goals }) => goals.join() === 'c0')).toBe(true);
  });

  it('gives reasons from trays and piles', async () => {
    const told = await toldTo(leibkoeche, 'declining', 1);
    const reasons = told.filter(({ by }) => by !== 1).map((ply) => guide.reason(ply, []));
    expect(reasons).toContain('Die soort, kaas, ontbrak nog.');
    expect(reasons).toContain('Wie voorop ligt, moet met de kleine pan gooien.');
  });
  it('LK2.2 tells who leaves a pancake from who shares the lead with it', () => {
    const left = (...trays: readonly string[]): string => {
      const view = game.view(scene({ trays }), 1);
      const events = [{ kind: 'skipped', seat: 1, garnish: 'D' }] as const;
      return guide.reason({ seat: 2, before: view, view, events }, []);
    };
    expect(left('A', 'BC', '')).toBe('Wie voorop ligt, moet met de kleine pan gooien.');
    expect(left('A', 'BC')).toBe('');
  });
});
