import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { capital } from '../../box/texts/sentence.ts';
import { textsInAll } from '../../box/texts/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import { CLASSES, game, type HeuchelRefusal } from '../rules/index.ts';
import { type DiagramId, diagrams } from './diagrams.ts';
import type { HeuchelTexts } from './speak.ts';

describe.each(await textsInAll<HeuchelTexts>(heuchelUndMeuchel))(
  'the texts in %s',
  (_language, texts) => {
    it.each<HeuchelRefusal>([
      { rule: 'HM3.1', reason: 'nothing-to-move', facts: { row: 9 } },
      { rule: 'HM5.1', reason: 'face-down', facts: { row: 9 } },
      { rule: 'HM3.5', reason: 'no-splitting-here', facts: { row: 9 } },
      { rule: 'HM3.3', reason: 'field-taken', facts: { row: 9 } },
      { rule: 'HM3.3', reason: 'no-landing', facts: { to: 12, landings: [9] } },
      { rule: 'HM3.6', reason: 'past-its-goal', facts: { card: 'Q4', goal: 9 } },
      { rule: 'HM7.4', reason: 'nothing-to-remove', facts: { row: 9 } },
    ])('tell the row of a refusal: $reason', (refusal) => {
      expect(texts.refusal(refusal)).toContain('9');
    });

    it('tell both cards where one does not outrank the other', () => {
      const facts = { column: 'c', card: 'P1', mine: 'Q4' };
      const told = texts.refusal({ rule: 'HM4.1', reason: 'outranked', facts });
      expect(told).toContain(texts.names.card('P1'));
      expect(told).toContain(texts.names.card('Q4'));
    });

    it.each<HeuchelRefusal>([
      { rule: 'HM4.1', reason: 'nothing-to-take', facts: { column: 'b' } },
      { rule: 'HM4.1', reason: 'outranked', facts: { column: 'b', card: 'P1', mine: 'Q4' } },
      { rule: 'HM4.5', reason: 'safe', facts: { column: 'b' } },
      { rule: 'HM4.1', reason: 'column-twice', facts: { column: 'b' } },
    ])('tell whose cards they are, by column only where nobody has a name: $reason', (refusal) => {
      expect(texts.refusal(refusal, ['Anna', 'Bob'].map(byName))).toContain('Bob');
      expect(texts.refusal(refusal)).toContain(texts.seatName(2));
    });

    it('say what is due instead', () => {
      const told = ['arrange', 'move', 'take', 'again', 'remove'].map((due) =>
        texts.refusal({ rule: 'HM3.1', reason: 'not-now', facts: { due } }),
      );
      expect(new Set(told).size).toBe(told.length);
    });

    it('say why a match ended so', () => {
      const told = [
        { winners: [1], scores: [7, 0], rule: 'HM6.1' },
        { winners: [1, 2], scores: [7, 7], rule: 'HM6.1' },
        { winners: [1], scores: [7, 0], rule: 'HM7.6' },
        { winners: [2], rule: 'T3' },
        { winners: [], rule: 'T4' },
        { winners: [2], rule: 'T5' },
      ].map((outcome) => texts.outcome(outcome));
      expect(new Set(told).size).toBe(told.length);
      expect(told[0]).toContain('7');
    });

    it('begin every class with its letters, no two alike, and explain them', () => {
      const { letter } = texts.table;
      const letters = CLASSES.map((kind) => letter[kind]);
      expect(new Set(letters).size).toBe(CLASSES.length);
      for (const kind of CLASSES) {
        expect(letter[kind]).toMatch(/^\p{Lu}\p{Ll}?$/u);
        expect(capital(texts.names.class[kind]).startsWith(letter[kind]), kind).toBe(true);
        const line = texts.legend.find(({ sign }) => sign === letter[kind]);
        expect(line?.meaning, kind).toContain(texts.names.class[kind]);
      }
    });

    it('HM8.3 name a card as far as it is known', () => {
      const { names } = texts;
      expect(names.card('Q4')).toBe(`${names.class.Q} 4`);
      expect(names.card('Q?')).toContain(names.class.Q);
      expect(names.card('?')).not.toContain(names.class.Q);
    });
  },
);

describe('the diagrams', () => {
  it.each<readonly [DiagramId, string]>([
    ['jumping', '1-4'],
    ['jumping-on', '1-7'],
    ['splitting', '3/2-4'],
    ['protection', '7-9'],
    ['open-door', '6-9'],
    ['open-door', '7-8'],
    ['reach', '3-4'],
    ['lapsing', '8-9'],
    ['coming-home', '7-8'],
    ['die', '2-5'],
  ])('%s shows a position in which %s can be played', (id, text) => {
    const options = { split: 'start', die: 'off', memory: 'aid' };
    const view = diagrams()[id];
    const seats = view.columns.length;
    const seen = { viewer: 1, seats, options, ply: 0, view, memory: undefined };
    const state = game.imagine(seen, { below: () => 0 });
    const legal = game.moves(state, 1).map((move) => game.notation.make(state, move));
    expect(legal).toContain(text);
  });
});
