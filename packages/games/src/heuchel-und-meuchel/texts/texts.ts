import type { Outcome, Seat } from '@kast/kernel';
import type { GameTexts, LessonTexts, OptionTextsFor, RuleChapter } from '../../box/game-texts.ts';
import type { HeuchelOptions } from '../info.ts';
import type { HeuchelRefusal } from '../rules/index.ts';
import type { TableWords } from './table-words.ts';

/** Everything that Heuchel & Meuchel says, in one language. */
export interface HeuchelTexts extends GameTexts {
  /** "Column b" */
  seatName(seat: Seat): string;
  readonly options: HeuchelOptionTexts;
  refusal(refusal: HeuchelRefusal): string;
  outcome(outcome: Outcome): string;
  readonly rulebook: readonly RuleChapter[];
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type HeuchelOptionTexts = OptionTextsFor<HeuchelOptions>;

/** In the order in which they are learnt. */
export const LESSON_IDS = [
  'jumping',
  'jumping-on',
  'passengers',
  'murdering',
  'part-of-a-stack',
  'chain',
  'arranging',
  'not-yet',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
