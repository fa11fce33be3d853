import { registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { statedRuleIdsOf } from '../rule-ids/rule-ids.ts';
import { missingRules, untestedRules } from '../rule-ids/untested-rules.ts';
import { citableRules, contractOf, describedDraws, rulebookOf, testFilesOf } from './folder.ts';

it('every game has a rulebook', () => {
  const without = registry.filter(({ info }) => statedRuleIdsOf(rulebookOf(info.id)).length === 0);
  expect(without.map(({ info }) => info.id)).toEqual([]);
});

it('what every game draws from the seed is written down', () => {
  expect(describedDraws()).toEqual(expect.arrayContaining(registry.map(({ info }) => info.id)));
});

describe.each(registry.map(({ info }) => info))(
  '$id',
  ({ id, options, tableRules, noTakeBack }) => {
    it('has every rule of its rulebook in the title of a test', () => {
      expect(untestedRules(rulebookOf(id), testFilesOf(id))).toEqual([]);
    });

    it('has every rule that was agreed on in its rulebook', () => {
      expect(missingRules(rulebookOf(id), contractOf(id) ?? '')).toEqual([]);
    });

    it('cites only rules that exist', () => {
      const cited = [
        ...Object.values(options).map(({ rule }) => rule),
        ...Object.values(tableRules ?? {}),
        ...(noTakeBack ? [noTakeBack] : []),
      ];
      const rules = citableRules(id);
      expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
    });
  },
);
