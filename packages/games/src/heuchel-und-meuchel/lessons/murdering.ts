import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const murdering: HeuchelLesson = {
  id: 'murdering',
  rules: ['HM4.1', 'HM4.3'],
  seat: 1,
  start: scene([
    '1:F2 3:Q4 6:R4 9:(M1) 11:(P3) 12:(B5)',
    '1:F6 3:Q2 4:M6 5:B2 6:R1 11:(P2)',
    '1:F5 2:M3 3:Q5 4:P1 6:R3 12:(B1)',
  ]),
  judge(_before, move, after) {
    if (move.kind === 'take') return 'solved';
    return after.phase === 'taking' ? 'go-on' : 'wrong';
  },
  solution: ['3-4', 'take b1'],
};
