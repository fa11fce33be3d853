import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const jumpingOn: HeuchelLesson = {
  id: 'jumping-on',
  rules: ['HM3.4'],
  seat: 1,
  start: scene(['1:F3 3:Q2 5:B1 6:R4', '2:M6 5:B2']),
  judge: (_before, move) =>
    move.kind === 'move' && move.from === 1 && move.to === 7 ? 'solved' : 'wrong',
  solution: ['1-7'],
};
