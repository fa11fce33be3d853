import { must } from '@kast/kernel';
import { tellRefusal } from '../../box/refusal-words.ts';
import { rulebookOf } from '../../box/rulebook.ts';
import { colourOf } from '../rules/index.ts';
import { RULES } from './rulebook.ts';
import type { DrunterTexts } from './texts.ts';
import type { DrunterWords, EndingRule } from './words.ts';

/** The texts of one language, made of its words. */
export function speak(words: DrunterWords): DrunterTexts {
  const { name, tagline, about, options, lessons, table } = words;
  const seatName = (seat: number): string => words.seats[colourOf(seat)];
  return {
    name,
    tagline,
    about,
    options,
    lessons,
    table,
    rulebook: rulebookOf(RULES, words),
    seatName,
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: ({ rule, winners }) =>
      must(words.endings[rule as EndingRule], `an ending by ${rule}`)(winners.map(seatName)),
  };
}
