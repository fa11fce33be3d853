import { scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const closing: MorrisLesson = {
  id: 'closing',
  rules: ['NM2.2', 'NM3.2'],
  seat: 1,
  start: scene(`
    7 . - - D - - .
    6 | L - . - . |
    5 | | . D . | |
    4 . . L   D . .
    3 | | . . . | |
    2 | L - D - . |
    1 . - - L - - D
  `),
  judge: (_before, { takes }) => (takes === null ? 'wrong' : 'solved'),
  solution: ['c4-b4xd7'],
};
