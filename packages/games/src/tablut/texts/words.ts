import type { LessonTexts } from '../../box/game-texts.ts';
import type { Lid } from '../../box/lid.ts';
import type { RefusalWords as WordsFor } from '../../box/refusal-words.ts';
import type { TablutRefusal } from '../rules/index.ts';
import type { RulebookWords } from './rulebook.ts';
import type { TableWords } from './table-words.ts';
import type { LessonId, TablutOptionTexts } from './texts.ts';

/** What one language supplies; everything that is the same in all of them is put round it. */
export interface TablutWords extends RulebookWords, Lid {
  readonly seats: { readonly light: string; readonly dark: string };
  readonly options: TablutOptionTexts;
  readonly refusals: RefusalWords;
  readonly endings: Readonly<Record<EndingRule, (names: EndingNames) => string>>;
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type RefusalWords = WordsFor<TablutRefusal>;

/** The rules that can end a match. T5 is the table's: out of time, or away too long. */
export type EndingRule = 'TB4.4' | 'TB4.5' | 'TB5.4' | 'TB5.5' | 'TB5.6' | 'TB5.7' | 'TB5.8' | 'T5';

/** Both are empty for a draw. */
export interface EndingNames {
  readonly winner: string;
  readonly loser: string;
}
