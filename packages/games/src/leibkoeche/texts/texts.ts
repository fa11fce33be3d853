import type { Outcome, Seat } from '@kast/kernel';
import type { GameTexts, LessonTexts, OptionTextsFor, RuleChapter } from '../../box/game-texts.ts';
import type { LeibkoecheOptions } from '../info.ts';
import type { LeibkoecheRefusal } from '../rules/index.ts';
import type { TableWords } from './table-words.ts';
import type { TossWords } from './toss-words.ts';

/** Everything that Die Leibköche says, in one language. */
export interface LeibkoecheTexts extends GameTexts {
  /** By the colour of the cook. */
  seatName(seat: Seat): string;
  readonly options: LeibkoecheOptionTexts;
  refusal(refusal: LeibkoecheRefusal): string;
  outcome(outcome: Outcome): string;
  readonly rulebook: readonly RuleChapter[];
  readonly lessons: LeibkoecheLessonTexts;
  readonly table: TableWords;
  readonly toss: TossWords;
}

export type LeibkoecheOptionTexts = OptionTextsFor<LeibkoecheOptions>;

/** In the order in which they are learnt. */
export const LESSON_IDS = [
  'walking',
  'half-or-full',
  'choosing',
  'once-more',
  'crown',
  'blocking',
  'last-order',
  'shifting',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export type LeibkoecheLessonTexts = Readonly<Record<LessonId, LessonTexts>>;
