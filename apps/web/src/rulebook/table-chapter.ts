import { paragraphs, type RuleChapter } from '@kast/games';
import type { Messages } from '../i18n/language.ts';

/** The rules that hold at every table. */
export function tableChapter({
  table: { '': title, ...rules },
}: Messages['rulebook']): RuleChapter {
  return {
    id: 'T',
    title,
    rules: Object.entries(rules).map(([id, text]) => ({ id, text: paragraphs(text) })),
  };
}
