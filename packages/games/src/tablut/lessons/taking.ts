import { drawnPosition } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const taking: TablutLesson = {
  id: 'taking',
  rules: ['TB3.1', 'TB3.5'],
  seat: 1,
  start: drawnPosition(
    'light',
    `
    9 . . . . D . . . .
    8 . . . . . . . . .
    7 . . . . . . L . .
    6 . . . . . . . . .
    5 D . . . . . . . .
    4 . . . . . . . . D
    3 . . K D . . L . .
    2 . . . . . . . . .
    1 . . . . . D . . .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'dark') > 0 ? 'solved' : 'wrong'),
  solution: ['g3-e3xd3'],
};
