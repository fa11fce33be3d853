import { lessons } from './en/lessons.ts';
import { endings, options, refusals } from './en/play.ts';
import { captions, chapters, rules } from './en/rulebook.ts';
import { table } from './en/table.ts';
import { speak } from './speak.ts';

export const en = speak({
  name: 'Heuchel & Meuchel',
  tagline: 'Flatter, stab and climb.',
  about:
    'A tall house full of climbers. Bring your fire-eaters, bishops and princes to the floor where they belong, hide the weak under the mighty, and take what your neighbours leave within reach. Whoever is left alone with cards on the stairs pays the bill.',
  column: (letter) => `Column ${letter}`,
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
});
