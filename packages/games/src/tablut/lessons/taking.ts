import { scene } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const taking: TablutLesson = {
  id: 'taking',
  rules: ['TB3.1', 'TB3.5'],
  seat: 1,
  start: scene(
    'light',
    `
    9 . . . D D D . . .
    8 . . . . . . . . D
    7 . D . . . L . . .
    6 . . . . L . . . D
    5 D . L L K . . D D
    4 D D . . L . . . D
    3 . . L . . . L . .
    2 . . . . D L . . .
    1 . . . D D D . . .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'dark') > 0 ? 'solved' : 'wrong'),
  solution: ['d5-d2xe2'],
};
