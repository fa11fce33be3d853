import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const murdering: HeuchelLesson = {
  id: 'murdering',
  rules: ['HM4.1', 'HM4.3'],
  seat: 1,
  start: scene(['1:F2 3:Q4', '4:M6 6:R1', '2:M3 4:P1']),
  judge(_before, move, after) {
    if (move.kind === 'take') return 'solved';
    return after.phase === 'taking' ? 'go-on' : 'wrong';
  },
  solution: ['3-4', 'take b1'],
};
