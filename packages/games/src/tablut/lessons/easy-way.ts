import { drawnPosition } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const easyWay: TablutLesson = {
  id: 'easy-way',
  rules: ['TB4.1', 'TB4.4'],
  seat: 2,
  start: drawnPosition(
    'dark',
    `
    9 . . . . D . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . D K . . L D .
    5 . . . . . . . . .
    4 D . . . . . . . .
    3 . . . L . . . . .
    2 . . . . . D . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['e9-e6'],
};
