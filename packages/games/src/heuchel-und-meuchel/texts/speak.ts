import type { Outcome } from '@kast/kernel';
import { tellRefusal } from '../../box/refusal-words.ts';
import { rulebookOf } from '../../box/rulebook.ts';
import { makeColumn } from '../rules/index.ts';
import { RULES } from './rulebook.ts';
import type { HeuchelTexts } from './texts.ts';
import type { EndingWords, HeuchelWords } from './words.ts';

/** The texts of one language, made of its words. */
export function speak(words: HeuchelWords): HeuchelTexts {
  const { name, tagline, about, options, lessons, table } = words;
  return {
    name,
    tagline,
    about,
    options,
    lessons,
    table,
    rulebook: rulebookOf(RULES, words),
    seatName: (seat) => words.column(makeColumn(seat)),
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome) => tellEnding(words.endings, outcome),
  };
}

function tellEnding(endings: EndingWords, { rule, winners, scores }: Outcome): string {
  if (rule === 'T3') return endings.resigned;
  if (rule === 'T4') return endings.drawn;
  if (rule === 'T5') return endings.forfeited;
  const points = Math.max(...winners.map((seat) => scores?.[seat - 1] ?? 0));
  if (winners.length > 1) return endings.shared(points);
  return rule === 'HM7.6' ? endings.allHomeOrGone(points) : endings.lastOneLeft(points);
}
