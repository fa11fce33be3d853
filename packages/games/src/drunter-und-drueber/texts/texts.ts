import type { Outcome, Seat } from '@kast/kernel';
import type { GameTexts, LessonTexts, OptionTextsFor, RuleChapter } from '../../box/game-texts.ts';
import type { DrunterOptions } from '../info.ts';
import type { DrunterRefusal } from '../rules/index.ts';
import type { TableWords } from './table-words.ts';

/** Everything that Drunter und Drüber says, in one language. */
export interface DrunterTexts extends GameTexts {
  /** By its colour. */
  seatName(seat: Seat): string;
  readonly options: DrunterOptionTexts;
  refusal(refusal: DrunterRefusal): string;
  outcome(outcome: Outcome): string;
  readonly rulebook: readonly RuleChapter[];
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type DrunterOptionTexts = OptionTextsFor<DrunterOptions>;

/** In the order in which they are learnt. */
export const LESSON_IDS = [
  'placing',
  'homeward',
  'blocking',
  'claiming',
  'allowing',
  'freed',
  'klaar',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
