import { scene } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const easyWay: TablutLesson = {
  id: 'easy-way',
  rules: ['TB4.1', 'TB4.4'],
  seat: 2,
  start: scene(
    'dark',
    `
    9 . . . . D . D . .
    8 D . . D . . . . D
    7 . . . . . D K . .
    6 . . . . . . . D .
    5 . . D . . . D . .
    4 L . . . . L L . D
    3 . . . L . . . . .
    2 D . . L . D . . .
    1 . . . D D . . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['h6-h7'],
};
