import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const notYet: HeuchelLesson = {
  id: 'not-yet',
  rules: ['HM6.1', 'HM6.3'],
  seat: 1,
  start: scene(
    ['8:(F1) 9:(M2) 10:R6 11:B6 12:(B2) 13:(R1)', '8:(F5) 9:(M4) 10:P1 11:(P2) 12:(B3) 13:(R2)'],
    { phase: 'taking', landed: 10 },
  ),
  judge: (_before, move) => (move.kind === 'leave' ? 'solved' : 'wrong'),
  solution: ['leave'],
};
