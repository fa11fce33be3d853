import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const jumpingOn: HeuchelLesson = {
  id: 'jumping-on',
  rules: ['HM3.2', 'HM3.3', 'HM3.4'],
  seat: 1,
  start: scene([
    '1:F3 3:Q2 5:B1 6:R4 9:(M4) 11:(P3)',
    '1:F1 2:M6 4:P6 5:B2 6:R2 10:(Q1)',
    '1:F4 3:Q5 4:P4 5:B6 6:R5 9:(M2)',
  ]),
  judge: (_before, move) =>
    move.kind === 'move' && move.from === 1 && move.to === 7 ? 'solved' : 'wrong',
  solution: ['1-7'],
};
