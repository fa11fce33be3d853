import type { Outcome } from '@kast/kernel';
import { tellRefusal } from '../../box/refusal-words.ts';
import { rulebookOf } from '../../box/rulebook.ts';
import { RULES } from './rulebook.ts';
import type { LeibkoecheTexts } from './texts.ts';
import type { EndingWords, LeibkoecheWords } from './words.ts';

/** The texts of one language, made of its words. */
export function speak(words: LeibkoecheWords): LeibkoecheTexts {
  const { name, tagline, about, options, lessons, table, toss } = words;
  return {
    name,
    tagline,
    about,
    options,
    lessons,
    table,
    toss,
    rulebook: rulebookOf(RULES, words),
    seatName: (seat) => words.cooks[seat - 1] ?? '',
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome) => tellEnding(words.endings, outcome),
  };
}

function tellEnding(endings: EndingWords, { rule }: Outcome): string {
  if (rule === 'T3') return endings.resigned;
  if (rule === 'T4') return endings.drawn;
  return rule === 'T5' ? endings.forfeited : endings.won;
}
