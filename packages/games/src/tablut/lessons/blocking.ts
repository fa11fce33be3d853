import { scene, view } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const blocking: TablutLesson = {
  id: 'blocking',
  rules: ['TB2.1', 'TB4.5'],
  seat: 2,
  start: scene(
    'dark',
    `
    9 . D . L K . . . .
    8 D . . L . L . . .
    7 . . . . . . D . .
    6 D L L . . D . L .
    5 D . . . . . . . .
    4 . D . . . . . D D
    3 . . . . . . D . .
    2 . . . D . . . . D
    1 . D . . . . . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, _move, after) =>
    after.outcome === null && view(after).cornersInReach.length === 0 ? 'solved' : 'wrong',
  solution: ['g7-g9'],
};
