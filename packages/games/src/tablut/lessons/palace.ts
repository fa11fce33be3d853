import { scene } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

/** The near way, f5–d5, leads through the palace, which the king has left. */
export const palace: TablutLesson = {
  id: 'palace',
  rules: ['TB2.1', 'TB2.2'],
  seat: 1,
  start: scene(
    'light',
    `
    9 . . D . D . . D .
    8 D . L K D . . . .
    7 . . . L . D . . .
    6 . . D . . . . . .
    5 D L D . . L L . D
    4 . L . . . . L . .
    3 D . D . . . . . .
    2 . . . . D . . . .
    1 . . . D D D . . .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'dark') > 0 ? 'solved' : 'wrong'),
  solution: ['d7-d5xc5'],
};
