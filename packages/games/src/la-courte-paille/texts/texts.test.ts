import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn, textsInAll } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import { FIGURES, type PailleRefusal, type PailleView } from '../rules/index.ts';
import { type DiagramId, diagrams } from './diagrams.ts';
import type { PailleTexts } from './speak.ts';

describe.each(await textsInAll<PailleTexts>(laCourtePaille))(
  'the texts in %s',
  (_language, texts) => {
    it.each<PailleRefusal>([
      { rule: 'CP3.1', reason: 'not-in-hand', facts: { card: 'R7' } },
      { rule: 'CP3.2', reason: 'not-on-menu', facts: { card: 'R7' } },
      { rule: 'CP4.2', reason: 'only-coco-has-effects', facts: { card: 'R7' } },
    ])('tell the card of a refusal: $reason', (refusal) => {
      expect(texts.refusal(refusal)).toContain(texts.names.card('R7'));
      expect(texts.names.card('R7')).toBe(`${texts.names.figure.R} 7`);
    });

    it('tell the numbers of a refusal', () => {
      const day = { rule: 'CP4.3', reason: 'no-such-week-card', facts: { position: 9, length: 1 } };
      expect(texts.refusal(day as PailleRefusal)).toMatch(/9.*1/);
      const open = { rule: 'CP4.6', reason: 'already-face-up', facts: { position: 3 } };
      expect(texts.refusal(open as PailleRefusal)).toContain('3');
    });

    it('tell a look at one card from a look at two', () => {
      const told = [1, 2].map((count) =>
        texts.refusal({ rule: 'CP4.6', reason: 'wrong-number-of-looks', facts: { count } }),
      );
      expect(new Set(told).size).toBe(2);
    });

    it('say why a match ended so', () => {
      const told = [
        { winners: [1], scores: [7, 0], rule: 'CP5.1' },
        { winners: [1, 2], scores: [7, 7], rule: 'CP5.1' },
        { winners: [1, 2], scores: [0, 0], rule: 'CP5.1' },
        { winners: [1], scores: [7, 0], rule: 'CP6.7' },
        { winners: [1, 2], scores: [7, 7], rule: 'CP6.7' },
        { winners: [2], rule: 'CP6.7' },
        { winners: [2], rule: 'T3' },
        { winners: [], rule: 'T4' },
        { winners: [2], rule: 'T5' },
      ].map((outcome) => texts.outcome(outcome));
      expect(new Set(told).size).toBe(told.length);
      expect(told[0]).toContain('7');
    });

    it('write on every card how its character begins, no two alike, and say what it means', () => {
      const letters = FIGURES.map((figure) => texts.table.letter[figure]);
      expect(new Set(letters).size).toBe(FIGURES.length);
      FIGURES.forEach((figure, index) => {
        const [first = '', ...others] = letters[index] ?? '';
        expect(others.length, figure).toBeLessThan(2);
        expect(texts.names.figure[figure]).toMatch(
          RegExp(`^${[first, ...others].join('.*')}`, 'i'),
        );
        expect(texts.legend[index]?.sign).toBe(letters[index]);
        expect(texts.legend[index]?.meaning).toContain(texts.names.figure[figure]);
      });
    });

    it('name cards that the diagrams have', () => {
      const named = (id: DiagramId, ...cards: readonly string[]) => {
        const view = JSON.stringify(diagrams()[id] satisfies PailleView);
        for (const card of cards) expect(view).toContain(`"${card}"`);
        return cards.map((card) => card.slice(1));
      };
      const caption = (id: DiagramId) =>
        texts.rulebook
          .flatMap(({ rules }) => rules)
          .flatMap((rule) => rule.diagrams ?? [])
          .find((diagram) => diagram.id === id)?.caption ?? '';
      for (const value of named('order', 'B4', 'L4', 'C5'))
        expect(caption('order')).toContain(value);
      for (const value of named('landed', 'R9')) expect(caption('landed')).toContain(value);
      expect(diagrams()['short-straw'].outcome).toMatchObject({ winners: [1], scores: [25, 7, 0] });
      expect(caption('short-straw')).toContain('25');
      expect(diagrams().tie.reckonings[0]).toMatchObject({ winners: [1], settledBy: ['C'] });
      expect(diagrams().naming).toMatchObject({ stage: 'eat', round: 2 });
      const known = diagrams().looked.week.flatMap(({ card }, index) => (card ? [index + 1] : []));
      expect(known).toEqual([1, 2, 3, 5]);
    });
  },
);

describe('the texts in German', async () => {
  const { tell, act, story } = (await textsIn<PailleTexts>(laCourtePaille, 'de')).table;
  const you = { name: 'Bo', isYou: true };

  it('put a character in the case that its sentence wants', () => {
    expect(tell.named({ who: byName('Anna'), character: 'B' })).toBe(
      'Anna nennt den Schiffsjungen.',
    );
    expect(act.eat({ character: 'B' })).toBe('Weg mit dem Schiffsjungen');
    expect(act.eat({ character: 'F' })).toBe('Weg mit der Wahrsagerin');
  });

  it('bend the verb for the reader, alone and among others', () => {
    expect(tell.shark({ who: you })).toBe('Der Hai schwimmt zu dir.');
    expect(story.won({ winners: [you] })).toBe('Du gewinnst!');
    expect(story.won({ winners: [byName('Anna'), you] })).toBe('Anna und du teilt euch den Sieg.');
  });
});
