import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const notYet: HeuchelLesson = {
  id: 'not-yet',
  rules: ['HM6.1', 'HM6.3'],
  seat: 1,
  start: scene(['10:R6 11:B6', '10:P1 8:(F5) 9:(M4)'], { phase: 'taking', landed: 10 }),
  judge: (_before, move) => (move.kind === 'leave' ? 'solved' : 'wrong'),
  solution: ['leave'],
};
