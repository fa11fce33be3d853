import { lessons } from './nl/lessons.ts';
import { endings, options, refusals, seats } from './nl/play.ts';
import { captions, chapters, rules } from './nl/rulebook.ts';
import { table } from './nl/table.ts';
import { speak } from './speak.ts';

export const nl = speak({
  name: 'Drunter und Drüber',
  tagline: 'Alles staat ondersteboven. Weet jij nog wat eronder ligt?',
  about:
    'Een vrolijk geheugenspel voor twee tot zes spelers, ook bekend als “Alles staat ondersteboven”. Breng je acht schijven naar de rondjes van je eigen kleur. Maar wat onder een schijf ligt, ziet niemand meer, en de anderen klimmen met plezier boven op je. Denk je dat alles goed staat? Roep dan “Klaar!”. Heb je het mis, dan lig je eruit.',
  seats,
  options,
  refusals,
  endings,
  chapters,
  rules,
  captions,
  lessons,
  table,
});
