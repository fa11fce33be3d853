import { blocking } from './blocking.ts';
import { easyWay } from './easy-way.ts';
import { escaping } from './escaping.ts';
import { hardWay } from './hard-way.ts';
import { moving } from './moving.ts';
import type { TablutLesson } from './tablut-lesson.ts';
import { taking } from './taking.ts';
import { twoAtOnce } from './two-at-once.ts';
import { voidThreat } from './void-threat.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly TablutLesson[] = [
  moving,
  taking,
  twoAtOnce,
  escaping,
  blocking,
  easyWay,
  hardWay,
  voidThreat,
];
