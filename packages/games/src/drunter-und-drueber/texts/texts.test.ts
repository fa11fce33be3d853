import { describe, expect, it } from 'vitest';
import { textsInAll } from '../../box/texts/testing.ts';
import { capital } from '../../box/texts/sentence.ts';
import { drunterUndDrueber } from '../index.ts';
import { COLOURS, type DrunterRefusal, makeCircle } from '../rules/index.ts';
import { tell } from '../table/tell.ts';
import type { DrunterTexts } from './speak.ts';

describe.each(await textsInAll<DrunterTexts>(drunterUndDrueber))(
  'the texts in %s',
  (_language, texts) => {
    it.each<DrunterRefusal>([
      { rule: 'DD2.2', reason: 'circle-taken', facts: { at: 'c4' } },
      { rule: 'DD2.2', reason: 'own-colour', facts: { at: 'c4', colour: 'R' } },
      { rule: 'DD3.1', reason: 'no-stone-of-yours', facts: { at: 'c4' } },
      { rule: 'DD3.3', reason: 'stone-covered', facts: { at: 'c4', waited: 0, block: 'endless' } },
      { rule: 'DD3.7', reason: 'stone-covered', facts: { at: 'c4', waited: 2, block: 5 } },
      { rule: 'DD3.1', reason: 'not-a-neighbour', facts: { from: 'c4', to: 'e6' } },
      { rule: 'DD3.2', reason: 'own-stone-on-top', facts: { at: 'c4' } },
    ])('tell the circles of a refusal: $rule $reason', (refusal) => {
      const circles = Object.values(refusal.facts).filter((fact) =>
        /^[a-h][1-6]$/.test(String(fact)),
      );
      expect(circles).not.toEqual([]);
      for (const circle of circles) expect(texts.refusal(refusal)).toContain(circle);
    });

    it('name who could not place any more', () => {
      const facts = { seat: 3 };
      expect(texts.refusal({ rule: 'DD2.3', reason: 'somebody-stuck', facts })).toContain(
        texts.seatName(3),
      );
    });

    it('name the winners of every match that has some', () => {
      for (const rule of ['DD5.2', 'DD5.4', 'DD5.5', 'T3', 'T5']) {
        expect(texts.outcome({ winners: [2], rule })).toContain(texts.seatName(2));
      }
      const shared = texts.outcome({ winners: [1, 4], rule: 'DD5.5' });
      expect(shared).toContain(texts.seatName(1));
      expect(shared).toContain(texts.seatName(4));
    });

    it('begin every colour with its letters, and no two alike', () => {
      const { colour } = texts.names;
      const { letter } = texts.table;
      const letters = COLOURS.map((each) => letter[each]);
      expect(new Set(letters).size).toBe(COLOURS.length);
      for (const each of COLOURS) {
        expect(letter[each]).not.toBe('');
        expect(capital(colour[each]).startsWith(letter[each]), each).toBe(true);
      }
    });

    it('DD6.2 tell of an uncovered circle without its colour', () => {
      const told = texts.table.tell.uncovered({ circle: 'c4' });
      for (const colour of Object.values(texts.names.colour)) expect(told).not.toContain(colour);
    });

    it('DD5.3 tell of all that a wrong call uncovers in one sentence', () => {
      const uncovered = (at: number) => ({ kind: 'uncovered', at, colour: null }) as const;
      expect(tell([uncovered(0), uncovered(1)], texts)).toBe(
        texts.table.tell.uncoveredSeveral({ circles: [makeCircle(0), makeCircle(1)] }),
      );
      expect(tell([uncovered(0)], texts)).toBe(
        texts.table.tell.uncovered({ circle: makeCircle(0) }),
      );
    });
  },
);
