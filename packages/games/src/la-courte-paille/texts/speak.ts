import type { Outcome } from '@kast/kernel';
import { tellRefusal } from '../../box/refusal-words.ts';
import { rulebookOf } from '../../box/rulebook.ts';
import { RULES } from './rulebook.ts';
import type { PailleTexts } from './texts.ts';
import type { EndingWords, PailleWords } from './words.ts';

/** The texts of one language, made of its words. */
export function speak(words: PailleWords): PailleTexts {
  const { name, tagline, about, options, lessons, table } = words;
  return {
    name,
    tagline,
    about,
    options,
    lessons,
    table,
    rulebook: rulebookOf(RULES, words),
    seatName: () => undefined,
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome) => tellEnding(words.endings, outcome),
  };
}

function tellEnding(endings: EndingWords, { rule, winners, scores }: Outcome): string {
  if (rule === 'T3') return endings.resigned;
  if (rule === 'T4') return endings.drawn;
  if (rule === 'T5') return endings.forfeited;
  if (!scores) return endings.lastOnRaft;
  const points = Math.max(...winners.map((seat) => scores[seat - 1] ?? 0));
  const isShared = winners.length > 1;
  if (rule === 'CP6.7') {
    return isShared ? endings.voyageShared(points) : endings.voyageWon(points);
  }
  if (points === 0) return endings.pointless;
  return isShared ? endings.shared(points) : endings.won(points);
}
