import type { RuleId } from '@kast/kernel';

/** The ids of a rulebook: what its list items and headings begin with, chapters included. */
export function ruleIdsOf(rulebook: string): readonly RuleId[] {
  const found = rulebook.matchAll(/^(?:- |#+ )\**([A-Z]{1,2}\d+(?:\.\d+)?)\b/gm);
  return [...new Set([...found].map(([, id]) => id ?? ''))];
}

/** The ids that say something by themselves: every one that is no chapter of others. */
export function statedRuleIdsOf(rulebook: string): readonly RuleId[] {
  const ids = ruleIdsOf(rulebook);
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
}
