import { arranging } from './arranging.ts';
import { chain } from './chain.ts';
import { goal } from './goal.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';
import { jumpingOn } from './jumping-on.ts';
import { murdering } from './murdering.ts';
import { notPast } from './not-past.ts';
import { notYet } from './not-yet.ts';
import { partOfAStack } from './part-of-a-stack.ts';
import { passengers } from './passengers.ts';
import { splitting } from './splitting.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly HeuchelLesson[] = [
  goal,
  jumpingOn,
  notPast,
  passengers,
  murdering,
  splitting,
  partOfAStack,
  chain,
  arranging,
  notYet,
];
