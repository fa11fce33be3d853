import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const jumping: HeuchelLesson = {
  id: 'jumping',
  rules: ['HM3.2', 'HM3.3'],
  seat: 1,
  start: scene([
    '1:F3 2:M5 3:Q2 6:R4 8:(F6) 11:(P2)',
    '1:F1 5:B2 4:P6 6:R2>R1 9:(M1)',
    '2:M3 3:Q5 4:P4 5:B6 6:R5 10:(Q6)',
  ]),
  judge: (_before, move) =>
    move.kind === 'move' && move.from === 1 && move.to === 4 ? 'solved' : 'wrong',
  solution: ['1-4'],
};
