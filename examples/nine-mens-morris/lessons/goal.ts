import { scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

/** Dark has three pieces left: one mill, and Light has won. */
export const goal: MorrisLesson = {
  id: 'goal',
  rules: ['NM3.2', 'NM4.1', 'NM4.2'],
  seat: 1,
  start: scene(`
    7 . - - . - - D
    6 | L - . - . |
    5 | | . . . | |
    4 . . L   . D .
    3 | | . . . | |
    2 | L - . - . |
    1 . - - D - - L
  `),
  judge: (_before, _move, { outcome }) => (outcome?.rule === 'NM4.1' ? 'solved' : 'wrong'),
  solution: ['c4-b4xd1'],
};
