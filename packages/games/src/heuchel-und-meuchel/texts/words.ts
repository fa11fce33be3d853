import type { LessonTexts } from '../../box/game-texts.ts';
import type { Lid } from '../../box/lid.ts';
import type { RefusalWords } from '../../box/refusal-words.ts';
import type { HeuchelRefusal } from '../rules/index.ts';
import type { RulebookWords } from './rulebook.ts';
import type { TableWords } from './table-words.ts';
import type { HeuchelOptionTexts, LessonId } from './texts.ts';

/** What one language supplies; everything that is the same in all of them is put round it. */
export interface HeuchelWords extends RulebookWords, Lid {
  /** "Column b" */
  column(letter: string): string;
  readonly options: HeuchelOptionTexts;
  readonly refusals: RefusalWords<HeuchelRefusal>;
  readonly endings: EndingWords;
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

/** Why it ended, without names: the table says who has won. */
export interface EndingWords {
  /** HM6.1 */
  lastOneLeft(points: number): string;
  /** HM6.5 */
  shared(points: number): string;
  /** HM7.6 */
  allHomeOrGone(points: number): string;
  /** T3 */
  readonly resigned: string;
  /** T4 */
  readonly drawn: string;
  /** T5 */
  readonly forfeited: string;
}
