import { lessons } from './nl/lessons.ts';
import { endings, options, refusals } from './nl/play.ts';
import { captions, chapters, rules } from './nl/rulebook.ts';
import { table } from './nl/table.ts';
import { speak } from './speak.ts';

export const nl = speak({
  name: 'Tablut',
  tagline: 'De koning vlucht, de overmacht jaagt.',
  about:
    'Een oud bordspel uit het noorden, voor twee spelers die niet hetzelfde willen. Licht probeert de koning vanuit zijn paleis naar een hoek van het bord te loodsen. Donker heeft twee keer zoveel pionnen en probeert hem onderweg te vangen.',
  seats: { light: 'Licht', dark: 'Donker' },
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
});
