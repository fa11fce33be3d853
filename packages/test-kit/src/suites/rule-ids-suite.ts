import { describe, expect, it } from 'vitest';
import { statedRuleIdsOf } from '../rule-ids/rule-ids.ts';
import { missingRules, untestedRules } from '../rule-ids/untested-rules.ts';
import { citableRules, contractOf, rulebookIn, testFilesIn } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';

export function ruleIdsSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('$id', ({ id, box, folder }) => {
    const { options, tableRules, noTakeBack } = box.info;

    it('has every rule of its rulebook in the title of a test', () => {
      expect(statedRuleIdsOf(rulebookIn(folder))).not.toEqual([]);
      expect(untestedRules(rulebookIn(folder), testFilesIn(folder))).toEqual([]);
    });

    it('has every rule that was agreed on in its rulebook', () => {
      expect(missingRules(rulebookIn(folder), contractOf(id) ?? '')).toEqual([]);
    });

    it('cites only rules that exist', () => {
      const cited = [
        ...Object.values(options).map(({ rule }) => rule),
        ...Object.values(tableRules ?? {}),
        ...(noTakeBack ? [noTakeBack] : []),
      ];
      const rules = citableRules(folder);
      expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
    });
  });
}
