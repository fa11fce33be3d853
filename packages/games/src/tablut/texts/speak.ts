import { must, type Outcome } from '@kast/kernel';
import { sideOf, type TablutRefusal } from '../rules/index.ts';
import { rulebookOf } from './rulebook.ts';
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
    rulebook: rulebookOf(words),
    seatName: (seat) => words.seats[sideOf(seat)],
    refusal: (refusal) => tellRefusal(words, refusal),
    outcome: (outcome) => tellEnding(words, outcome),
  };
}

function tellRefusal(words: TablutWords, refusal: TablutRefusal): string {
  const text = words.refusals[refusal.reason] as (facts: TablutRefusal['facts']) => string;
  return text(refusal.facts);
}

function tellEnding({ endings, seats }: TablutWords, { rule, winners }: Outcome): string {
  const text = must(endings[rule as EndingRule], `an ending by ${rule}`);
  const [winner] = winners;
  if (winner === undefined) return text({ winner: '', loser: '' });
  return text({ winner: seats[sideOf(winner)], loser: seats[sideOf(3 - winner)] });
}
