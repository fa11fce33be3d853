import { scene } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const hardWay: TablutLesson = {
  id: 'hard-way',
  rules: ['TB4.2', 'TB4.4'],
  seat: 2,
  start: scene(
    'dark',
    `
    9 . . . . D . . . .
    8 . . . D . . D . .
    7 . . L . . . . . .
    6 . D . . D . . L .
    5 D . . D K D . . D
    4 . . L . . . L . .
    3 . . . . . . . . .
    2 . D . . . . L . D
    1 . . . D D . . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['e1-e4'],
};
