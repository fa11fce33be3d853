import { describe, expect, it } from 'vitest';
import { textsIn, textsInAll } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import { diagrams } from '../texts/diagrams.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { prompt } from './prompt.ts';
import { verdict } from './verdict.ts';

describe.each(await textsInAll<PailleTexts>(laCourtePaille))(
  'the end in %s',
  (_language, texts) => {
    it('CP5.6 says which character settled equal scores, by its rule', () => {
      const told = verdict(diagrams().tie, texts);
      expect(told?.rule).toBe('CP5.6');
      const captain = texts.names.figure.C.replace(/^\w+ (?=\w)/u, '');
      expect(told?.reason.toLowerCase()).toContain(captain.toLowerCase());
      expect(prompt(diagrams().tie, 1, texts, [])).toBe(told?.reason);
    });

    it('CP5.1 says who was eaten, and what that was worth', () => {
      const view = diagrams()['short-straw'];
      const [last] = view.reckonings;
      const told = verdict(view, texts);
      expect(told?.rule).toBe('CP5.1');
      for (const figure of last?.eaten ?? []) {
        const name = texts.names.figure[figure].replace(/^\w+ (?=\w)/u, '');
        expect(told?.reason.toLowerCase()).toContain(name.toLowerCase());
      }
      expect(told?.reason).toContain(String(Math.max(...(last?.scores ?? []))));
    });
  },
);

describe('the end in Dutch', () => {
  it('CP5.6 is one sentence with the points and the character', async () => {
    const nl = await textsIn<PailleTexts>(laCourtePaille, 'nl');
    const equal = 'Gelijk met 7 punten: de meeste punten met de kapitein geven de doorslag.';
    expect(verdict(diagrams().tie, nl)?.reason).toBe(`De week is om. ${equal}`);
  });
});
