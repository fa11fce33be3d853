import { makePoint, scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const blocking: MorrisLesson = {
  id: 'blocking',
  rules: ['NM2.1', 'NM3.1'],
  seat: 1,
  start: scene(
    `
    7 . - - . - - .
    6 | . - L - . |
    5 | | . . . | |
    4 . . .   . D .
    3 | | . L . | |
    2 | . - . - D |
    1 . - - . - - .
    `,
    { inHand: [7, 7] },
  ),
  judge: (_before, { to }) => (makePoint(to) === 'f6' ? 'solved' : 'wrong'),
  solution: ['f6'],
};
