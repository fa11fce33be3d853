import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../box/rulebook.ts';
import { diagrams } from './diagrams.ts';
import * as enPlay from './en/play.ts';
import * as enRulebook from './en/rulebook.ts';
import * as nlPlay from './nl/play.ts';
import * as nlRulebook from './nl/rulebook.ts';
import { RULES } from './rulebook.ts';

const written = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const ids = [...written.matchAll(/^- (LK\d+\.\d+) /gm)].map(([, id]) => id);

describe.each([
  ['Dutch', nlRulebook, nlPlay],
  ['English', enRulebook, enPlay],
])('the rulebook in %s', (_language, rulebook, play) => {
  const chapters = rulebookOf(RULES, rulebook);

  it('has every rule that is written down, in its order', () => {
    expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
    expect(chapters.flatMap(({ rules }) => rules).every(({ text }) => text.length > 0)).toBe(true);
  });

  it('shows kitchens that can be drawn', () => {
    const shown = chapters.flatMap(({ rules }) => rules.flatMap((rule) => rule.diagrams ?? []));
    expect(shown.map(({ id }) => id).toSorted()).toEqual(Object.keys(diagrams).toSorted());
  });

  it('says why with the facts', () => {
    expect(play.refusals['wrong-length']({ steps: 2, wanted: 5 })).toMatch(/2.*5/);
    expect(play.refusals['not-now']({ due: 'walk' })).not.toMatch(/undefined/);
    expect(Object.keys(play.options)).toEqual(['toss', 'crowns', 'assist']);
    expect(play.endings.won).not.toBe('');
  });
});
