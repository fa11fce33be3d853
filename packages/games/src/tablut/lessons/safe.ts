import { scene } from '../rules/index.ts';
import { pawnsLost } from './pawns-lost.ts';
import type { TablutLesson } from './tablut-lesson.ts';

/** The only capture steps between the attackers on d1 and d3. */
export const safe: TablutLesson = {
  id: 'safe',
  rules: ['TB3.2', 'TB3.1'],
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
    3 . . . D . . L . .
    2 . L . . D L . . .
    1 . . . D . D . . .
      a b c d e f g h i
    `,
  ),
  judge: (before, _move, after) => (pawnsLost(before, after, 'dark') > 0 ? 'solved' : 'wrong'),
  solution: ['b2-d2xe2'],
};
