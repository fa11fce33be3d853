import type { LessonTexts } from '../../box/game-texts.ts';
import type { Lid } from '../../box/lid.ts';
import type { RefusalWords as WordsFor } from '../../box/refusal-words.ts';
import type { PailleRefusal } from '../rules/index.ts';
import type { RulebookWords } from './rulebook.ts';
import type { TableWords } from './table-words.ts';
import type { LessonId, PailleOptionTexts } from './texts.ts';

/** What one language supplies; everything that is the same in all of them is put round it. */
export interface PailleWords extends RulebookWords, Lid {
  readonly options: PailleOptionTexts;
  readonly refusals: RefusalWords;
  readonly endings: EndingWords;
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type RefusalWords = WordsFor<PailleRefusal>;

/** Why it ended, without names: the table says who has won. */
export interface EndingWords {
  /** CP5.1: the points of the winner. */
  won(points: number): string;
  /** CP5.6: nothing could tell the winners apart. */
  shared(points: number): string;
  /** CP5.2: nobody had a point. */
  readonly pointless: string;
  /** CP6.7: one character is left. */
  voyageWon(points: number): string;
  voyageShared(points: number): string;
  /** CP6.7: one player is left. */
  readonly lastOnRaft: string;
  /** T5 */
  readonly forfeited: string;
  /** T3 */
  readonly resigned: string;
  /** T4 */
  readonly drawn: string;
}
