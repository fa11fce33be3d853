import { drawnPosition } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const hardWay: TablutLesson = {
  id: 'hard-way',
  rules: ['TB4.2', 'TB4.4'],
  seat: 2,
  start: drawnPosition(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . L . .
    7 . . . . . . . . .
    6 . . . . D . . . .
    5 . . . D K D . . .
    4 . D L . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . . . D . . D .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['e1-e4'],
};
