import { drawnPosition, rowOf, squareNamed } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

const DEFENDER = squareNamed('c3');
const TOP_ROW = rowOf(squareNamed('a9'));

export const moving: TablutLesson = {
  id: 'moving',
  rules: ['TB1.4', 'TB2.1'],
  seat: 1,
  start: drawnPosition(
    'light',
    `
    9 . . . D . . . . .
    8 . . . . . . D . .
    7 . . . . . L . . .
    6 . . . . . . . . .
    5 D . . . K . . . .
    4 . . . . . . . . .
    3 . . L . . . . D .
    2 . . . . D . . . .
    1 . . . . . . . . .
      a b c d e f g h i
    `,
  ),
  judge: (_before, { from, to }) =>
    from === DEFENDER && rowOf(to) === TOP_ROW ? 'solved' : 'wrong',
  solution: ['c3-c9'],
};
