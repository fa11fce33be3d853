import { must, type Outcome } from '@kast/kernel';
import { tellRefusal } from '../../box/refusal-words.ts';
import { rulebookOf } from '../../box/rulebook.ts';
import { sideOf } from '../rules/index.ts';
import { RULES } from './rulebook.ts';
import type { TablutTexts } from './texts.ts';
import type { EndingRule, TablutWords } from './words.ts';

/** The texts of one language, made of its words. */
export function speak(words: TablutWords): TablutTexts {
  const { name, tagline, about, options, lessons, table } = words;
  return {
    name,
    tagline,
    about,
    options,
    lessons,
    table,
    rulebook: rulebookOf(RULES, words),
    seatName: (seat) => words.seats[sideOf(seat)],
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome) => tellEnding(words, outcome),
  };
}

function tellEnding({ endings, seats }: TablutWords, { rule, winners }: Outcome): string {
  const text = must(endings[rule as EndingRule], `an ending by ${rule}`);
  const [winner] = winners;
  if (winner === undefined) return text({ winner: '', loser: '' });
  return text({ winner: seats[sideOf(winner)], loser: seats[sideOf(3 - winner)] });
}
