import type { RuleId } from '@kast/kernel';
import { statedRuleIdsOf } from './rule-ids.ts';
import { testTitlesOf } from './test-titles.ts';

/** The rules of a rulebook that stand in no title of these test files. */
export function untestedRules(rulebook: string, testFiles: readonly string[]): readonly RuleId[] {
  const titles = testFiles.flatMap(testTitlesOf).join('\n');
  return statedRuleIdsOf(rulebook).filter((id) => !mentions(titles, id));
}

/** The rules of `contract` that `rulebook` does not have. */
export function missingRules(rulebook: string, contract: string): readonly RuleId[] {
  const ids = new Set(statedRuleIdsOf(rulebook));
  return statedRuleIdsOf(contract).filter((id) => !ids.has(id));
}

function mentions(titles: string, id: RuleId): boolean {
  return new RegExp(`\\b${id.replace('.', '\\.')}(?![\\d.]*\\d)`).test(titles);
}
