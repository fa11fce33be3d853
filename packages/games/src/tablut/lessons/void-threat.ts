import { drawnPosition, playLine } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

const beforeTheHunt = drawnPosition(
  'dark',
  `
  9 . . . . . . D . .
  8 . . . . . L . . .
  7 . . . D . . . . .
  6 . . . . . . . . D
  5 . . . L . . . . .
  4 . . . . . . . D .
  3 . . K . . . . D .
  2 . D . . . . . . .
  1 . . . . . D . . .
    a b c d e f g h i
  `,
);

export const voidThreat: TablutLesson = {
  id: 'void-threat',
  rules: ['TB5.1', 'TB5.2', 'TB5.3'],
  seat: 2,
  start: playLine(beforeTheHunt, 'b2-b3 c3-c4 b3-b4 c4-c3 b4-b3 c3-c4 b3-b4 c4-c3 b4-b3 d5-b5'),
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['d7-d3'],
};
