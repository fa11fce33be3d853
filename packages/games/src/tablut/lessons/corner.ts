import { scene } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const corner: TablutLesson = {
  id: 'corner',
  rules: ['TB3.4', 'TB2.3'],
  seat: 2,
  start: scene(
    'dark',
    `
    9 . D . . . D . . .
    8 . . . D . . . . L
    7 L . D . . . D . .
    6 . . . . . . . . L
    5 . D . L . . . . K
    4 . . . . . . L . D
    3 . . D . . . . . .
    2 . . . . D . . . .
    1 . . . D . D . D .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'light') > 0 ? 'solved' : 'wrong'),
  solution: ['g7-i7xi8'],
};
