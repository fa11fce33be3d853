import { movesOf, scene } from '../rules/index.ts';
import type { MorrisLesson } from './morris-lesson.ts';

export const choosing: MorrisLesson = {
  id: 'choosing',
  rules: ['NM3.2', 'NM3.4'],
  seat: 1,
  start: scene(`
    7 L - - L - - .
    6 | . - . - D |
    5 | | . . . | |
    4 . . .   L . L
    3 | | . . . | |
    2 | D - . - D |
    1 D - - D - - D
  `),
  judge(_before, { takes }, after) {
    const answers = movesOf(after, 'dark').filter((move) => move.takes !== null);
    return takes !== null && answers.length === 0 ? 'solved' : 'wrong';
  },
  solution: ['g4-g7xb2'],
};
