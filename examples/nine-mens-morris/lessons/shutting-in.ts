import { scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const shuttingIn: MorrisLesson = {
  id: 'shutting-in',
  rules: ['NM4.2'],
  seat: 1,
  start: scene(`
    7 D - - L - - .
    6 | L - . - . |
    5 | | . . . | |
    4 D L .   . . .
    3 | | . . . | |
    2 | D - L - . |
    1 D - - . - - L
  `),
  judge: (_before, _move, { outcome }) => (outcome?.rule === 'NM4.2' ? 'solved' : 'wrong'),
  solution: ['g1-d1'],
};
