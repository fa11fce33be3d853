import { lid } from '../lid.ts';
import { lessons } from './nl/lessons.ts';
import { endings, options, refusals } from './nl/play.ts';
import { captions, chapters, rules } from './nl/rulebook.ts';
import { table } from './nl/table.ts';
import { toss } from './nl/toss.ts';
import { speak } from './speak.ts';

export const nl = speak({
  ...lid.nl,
  cooks: ['Blauw', 'Groen', 'Paars', 'Oranje'],
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
