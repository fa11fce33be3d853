import { scene } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

/** What it is all about: one move, and Light has won. */
export const goal: TablutLesson = {
  id: 'goal',
  rules: ['TB4.4', 'TB4.5'],
  seat: 1,
  start: scene(
    'light',
    `
    9 . K . D D D . . .
    8 . . D . D . . . .
    7 . . . . . L . . .
    6 . . . . L . . . D
    5 . . L L . L L . D
    4 . . . . . . L . D
    3 . D . . . . D D .
    2 D . . . . . . . .
    1 . . . D D . . D .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.5' ? 'solved' : 'wrong'),
  solution: ['b9-a9'],
};
