import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const jumping: HeuchelLesson = {
  id: 'jumping',
  rules: ['HM3.2', 'HM3.3'],
  seat: 1,
  start: scene(['1:F3 2:M5 3:Q2 6:R4', '1:F6 5:B2']),
  judge: (_before, move) =>
    move.kind === 'move' && move.from === 1 && move.to === 4 ? 'solved' : 'wrong',
  solution: ['1-4'],
};
