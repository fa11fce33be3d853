import { isInMill, scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const twoMills: MorrisLesson = {
  id: 'two-mills',
  rules: ['NM3.2', 'NM3.5'],
  seat: 1,
  start: scene(`
    7 L - - . - - D
    6 | L - . - . |
    5 | | . D . | |
    4 L . .   D . .
    3 | | . . . | |
    2 | L - D - . |
    1 L - - . - - D
  `),
  judge: ({ board }, { from, takes }) =>
    from !== null && isInMill(board, from) && takes !== null ? 'solved' : 'wrong',
  solution: ['a4-b4xd2'],
};
