import { lid } from '../lid.ts';
import { lessons } from './en/lessons.ts';
import { endings, options, refusals } from './en/play.ts';
import { captions, chapters, rules } from './en/rulebook.ts';
import { table } from './en/table.ts';
import { toss } from './en/toss.ts';
import { speak } from './speak.ts';

export const en = speak({
  ...lid.en,
  cooks: ['Blue', 'Green', 'Purple', 'Orange'],
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
  toss,
});
