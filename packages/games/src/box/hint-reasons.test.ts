import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { advisedIn, reasonsOf } from './testing.ts';
import { LANGUAGES } from './texts/languages.ts';

/** With the advice before it, it has three short lines beneath the board of a phone. */
const LONGEST = 90;

const games = registry.map((box) => ({ id: box.info.id, box }));

describe.each(games)('the reasons for hints in $id', ({ box }) => {
  const matches = readdirSync(new URL(`../${box.info.id}/golden`, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

  it.each(LANGUAGES)(
    'are whole sentences for nearly every move there is, in %s',
    async (language) => {
      const reasons = await reasonsOf(box, language);
      const said: string[] = [];
      for (const name of matches) {
        for (const advised of await advisedIn(box, name)) said.push(reasons(advised));
      }
      expect(said.length).toBeGreaterThan(50);
      expect(said.filter((text) => text !== '' && !/^\p{Lu}[^{}]*\.$/u.test(text))).toEqual([]);
      expect(said.filter((text) => text.length > LONGEST)).toEqual([]);
      expect(said.join(' ')).not.toMatch(/undefined|NaN|Infinity|\$/);
      expect(said.filter((text) => text !== '').length / said.length).toBeGreaterThan(0.85);
    },
  );
});
