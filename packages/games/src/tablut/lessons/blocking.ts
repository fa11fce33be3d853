import { drawnPosition, viewOf } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const blocking: TablutLesson = {
  id: 'blocking',
  rules: ['TB2.1', 'TB4.5'],
  seat: 2,
  start: drawnPosition(
    'dark',
    `
    9 . . . . D . . . .
    8 . . . . . . . . .
    7 . . . L . . . . .
    6 . . . . . . D . .
    5 . D . . . . . L .
    4 . . . . . . . . .
    3 . . . . L . . . .
    2 . . . . . . . . .
    1 . . D . . K . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) =>
    after.outcome === null && viewOf(after).cornersInReach.length === 0 ? 'solved' : 'wrong',
  solution: ['g6-g1'],
};
