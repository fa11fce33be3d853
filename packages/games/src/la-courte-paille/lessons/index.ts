import { aLaCarte } from './a-la-carte.ts';
import { cookeryLesson } from './cookery-lesson.ts';
import { goal } from './goal.ts';
import { keepCoco } from './keep-coco.ts';
import { landAhoy } from './land-ahoy.ts';
import { lowFirst } from './low-first.ts';
import type { PailleLesson } from './paille-lesson.ts';
import { voyage } from './voyage.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly PailleLesson[] = [
  goal,
  lowFirst,
  keepCoco,
  cookeryLesson,
  landAhoy,
  aLaCarte,
  voyage,
];
