import { scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const flying: MorrisLesson = {
  id: 'flying',
  rules: ['NM2.3', 'NM4.1'],
  seat: 1,
  start: scene(`
    7 . - - . - - L
    6 | . - . - . |
    5 | | L . L | |
    4 . . .   . . .
    3 | | . D . | |
    2 | D - . - . |
    1 . - - D - - .
  `),
  judge: (_before, _move, { outcome }) => (outcome?.rule === 'NM4.1' ? 'solved' : 'wrong'),
  solution: ['g7-d5xd3'],
};
