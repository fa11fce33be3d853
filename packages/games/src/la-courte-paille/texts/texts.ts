import type { Outcome } from '@kast/kernel';
import type { GameTexts, LessonTexts, OptionTextsFor, RuleChapter } from '../../box/game-texts.ts';
import type { PailleOptions } from '../info.ts';
import type { PailleRefusal } from '../rules/index.ts';
import type { TableWords } from './table-words.ts';

/** Everything that La Courte Paille says, in one language. */
export interface PailleTexts extends GameTexts {
  /** The castaways have no names of their own. */
  seatName(): undefined;
  readonly options: PailleOptionTexts;
  refusal(refusal: PailleRefusal): string;
  outcome(outcome: Outcome): string;
  readonly rulebook: readonly RuleChapter[];
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type PailleOptionTexts = OptionTextsFor<PailleOptions>;

/** In the order in which they are learnt. */
export const LESSON_IDS = [
  'short-straw',
  'low-first',
  'keep-coco',
  'cookery-lesson',
  'land-ahoy',
  'a-la-carte',
  'voyage',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
