import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const partOfAStack: HeuchelLesson = {
  id: 'part-of-a-stack',
  rules: ['HM4.2', 'HM4.6'],
  seat: 1,
  start: scene(
    [
      '2:M2 4:P5 5:B1 8:(F2) 9:R1 10:(Q2)',
      '2:M1 4:P6 6:R2 9:B3>F6!>F5!',
      '3:Q1 4:P1 5:B6 6:R5 8:(F3) 9:(M4)',
    ],
    { phase: 'taking', landed: 9 },
  ),
  judge: (_before, _move, after) => (after.gone[1]?.length === 2 ? 'solved' : 'wrong'),
  solution: ['take b1'],
};
