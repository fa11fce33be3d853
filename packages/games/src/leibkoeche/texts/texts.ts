import type { LessonTexts, OptionTextsFor } from '../../box/game-texts.ts';
import type { LeibkoecheOptions } from '../info.ts';

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
