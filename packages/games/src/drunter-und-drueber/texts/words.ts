import type { LessonTexts } from '../../box/game-texts.ts';
import type { Lid } from '../../box/lid.ts';
import type { RefusalWords as WordsFor } from '../../box/refusal-words.ts';
import type { Colour, DrunterRefusal } from '../rules/index.ts';
import type { RulebookWords } from './rulebook.ts';
import type { TableWords } from './table-words.ts';
import type { DrunterOptionTexts, LessonId } from './texts.ts';

/** What one language supplies; everything that is the same in all of them is put round it. */
export interface DrunterWords extends RulebookWords, Lid {
  /** As the names of the seats. */
  readonly seats: Readonly<Record<Colour, string>>;
  readonly options: DrunterOptionTexts;
  readonly refusals: RefusalWords;
  /** Who won comes as a list of names; empty for a draw. */
  readonly endings: Readonly<Record<EndingRule, (winners: readonly string[]) => string>>;
  readonly lessons: Readonly<Record<LessonId, LessonTexts>>;
  readonly table: TableWords;
}

export type RefusalWords = WordsFor<DrunterRefusal>;

/** The rules that can end a match. Those of the table: resigning, agreement, absence. */
export type EndingRule = 'DD5.2' | 'DD5.4' | 'DD5.5' | 'T3' | 'T4' | 'T5';
