import { blocking } from './blocking.ts';
import { corner } from './corner.ts';
import { easyWay } from './easy-way.ts';
import { escaping } from './escaping.ts';
import { goal } from './goal.ts';
import { hardWay } from './hard-way.ts';
import { palace } from './palace.ts';
import { safe } from './safe.ts';
import type { TablutLesson } from './tablut-lesson.ts';
import { taking } from './taking.ts';
import { voidThreat } from './void-threat.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly TablutLesson[] = [
  goal,
  palace,
  taking,
  safe,
  corner,
  escaping,
  blocking,
  easyWay,
  hardWay,
  voidThreat,
];
