import { drawnPosition } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const twoAtOnce: TablutLesson = {
  id: 'two-at-once',
  rules: ['TB3.4', 'TB3.7'],
  seat: 2,
  start: drawnPosition(
    'dark',
    `
    9 . L . . . . . D .
    8 . . L . . . . . .
    7 . . D . . . . . .
    6 . . . . . . . . D
    5 . . . . K . L . .
    4 . . . . L . . . .
    3 D . . . . . . . .
    2 . . . . . . . . .
    1 . . . . D . . . .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'light') >= 2 ? 'solved' : 'wrong'),
  solution: ['h9-c9xb9xc8'],
};
