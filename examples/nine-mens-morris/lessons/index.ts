import { blocking } from './blocking.ts';
import { choosing } from './choosing.ts';
import { closing } from './closing.ts';
import { flying } from './flying.ts';
import { goal } from './goal.ts';
import type { MorrisLesson } from './morris-lesson.ts';
import { shuttingIn } from './shutting-in.ts';
import { twoMills } from './two-mills.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly MorrisLesson[] = [
  goal,
  blocking,
  closing,
  choosing,
  twoMills,
  flying,
  shuttingIn,
];
