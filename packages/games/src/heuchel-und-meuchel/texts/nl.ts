import { lessons } from './nl/lessons.ts';
import { endings, options, refusals } from './nl/play.ts';
import { captions, chapters, rules } from './nl/rulebook.ts';
import { table } from './nl/table.ts';
import { speak } from './speak.ts';

export const nl = speak({
  name: 'Heuchel & Meuchel',
  tagline: 'Slijmen, steken en stijgen.',
  about:
    'Een hoog huis vol klimmers. Breng je vuurvreters, bisschoppen en vorsten naar hun eigen verdieping, verstop de zwakken onder de machtigen, en pak wat je buren binnen bereik laten liggen. Wie alleen overblijft met kaarten op de trap, betaalt de rekening.',
  column: (letter) => `Kolom ${letter}`,
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
});
