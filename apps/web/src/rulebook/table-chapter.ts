import { paragraphs, type RuleChapter } from '@kast/games';
import type { TableRules } from './table-rules.ts';

/** The rules that hold at every table. */
export function tableChapter({ '': title, ...rules }: TableRules): RuleChapter {
  return {
    id: 'T',
    title,
    rules: Object.entries(rules).map(([id, text]) => ({ id, text: paragraphs(text) })),
  };
}
