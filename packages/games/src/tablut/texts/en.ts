import { lessons } from './en/lessons.ts';
import { endings, options, refusals } from './en/play.ts';
import { captions, chapters, rules } from './en/rulebook.ts';
import { table } from './en/table.ts';
import { speak } from './speak.ts';

export const en = speak({
  name: 'Tablut',
  tagline: 'The king flees, the many hunt.',
  about:
    'An old board game from the north, for two players who want different things. Light tries to bring the king from his palace to a corner of the board. Dark has twice as many pawns and tries to catch him on the way.',
  seats: { light: 'Light', dark: 'Dark' },
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
});
