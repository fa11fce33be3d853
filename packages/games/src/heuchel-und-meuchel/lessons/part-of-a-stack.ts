import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const partOfAStack: HeuchelLesson = {
  id: 'part-of-a-stack',
  rules: ['HM4.2', 'HM4.6'],
  seat: 1,
  start: scene(['9:R1 2:M2', '9:B3>F6!>F5! 2:M1', '3:Q1'], { phase: 'taking', landed: 9 }),
  judge: (_before, _move, after) => (after.gone[1]?.length === 2 ? 'solved' : 'wrong'),
  solution: ['take b1'],
};
