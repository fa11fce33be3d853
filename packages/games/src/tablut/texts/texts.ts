import type { Outcome, Seat } from '@kast/kernel';
import type { GameTexts, LessonTexts, OptionTextsFor, RuleChapter } from '../../box/game-texts.ts';
import type { TablutOptions } from '../info.ts';
import type { TablutRefusal } from '../rules/index.ts';
import type { TableWords } from './table-words.ts';

/** Everything that Tablut says, in one language. */
export interface TablutTexts extends GameTexts {
  seatName(seat: Seat): string;
  readonly options: TablutOptionTexts;
  refusal(refusal: TablutRefusal): string;
  outcome(outcome: Outcome): string;
  readonly rulebook: readonly RuleChapter[];
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type TablutOptionTexts = OptionTextsFor<TablutOptions>;

/** In the order in which they are learnt. */
export const LESSON_IDS = [
  'moving',
  'taking',
  'two-at-once',
  'escaping',
  'blocking',
  'easy-way',
  'hard-way',
  'void-threat',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
