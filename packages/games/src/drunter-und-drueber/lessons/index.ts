import { allowing } from './allowing.ts';
import { blocking } from './blocking.ts';
import { claiming } from './claiming.ts';
import type { DrunterLesson } from './drunter-lesson.ts';
import { freed } from './freed.ts';
import { goal } from './goal.ts';
import { homeward } from './homeward.ts';
import { klaar } from './klaar.ts';
import { placing } from './placing.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly DrunterLesson[] = [
  goal,
  placing,
  homeward,
  claiming,
  allowing,
  blocking,
  freed,
  klaar,
];
