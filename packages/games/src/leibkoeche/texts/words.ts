import type { Lid } from '../../box/lid.ts';
import type { RefusalWords } from '../../box/refusal-words.ts';
import type { LeibkoecheRefusal } from '../rules/index.ts';
import type { RulebookWords } from './rulebook.ts';
import type { TableWords } from './table-words.ts';
import type { LeibkoecheLessonTexts, LeibkoecheOptionTexts } from './texts.ts';
import type { TossWords } from './toss-words.ts';

/** What one language supplies; everything that is the same in all of them is put round it. */
export interface LeibkoecheWords extends RulebookWords, Lid {
  /** The cooks by their colours, seat 1 first. */
  readonly cooks: readonly [string, string, string, string];
  readonly options: LeibkoecheOptionTexts;
  readonly refusals: LeibkoecheRefusalWords;
  readonly endings: EndingWords;
  readonly lessons: LeibkoecheLessonTexts;
  readonly table: TableWords;
  readonly toss: TossWords;
}

export type LeibkoecheRefusalWords = RefusalWords<LeibkoecheRefusal>;

/** Why it ended, without names: the table says who has won. */
export interface EndingWords {
  /** LK7.3 */
  readonly won: string;
  /** T3 */
  readonly resigned: string;
  /** T4 */
  readonly drawn: string;
  /** T5 */
  readonly forfeited: string;
}
