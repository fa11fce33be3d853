import { scene, playLine, type TablutState } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

const BEFORE_THE_HUNT = `
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
`;

const HUNT = 'b2-b3 c3-c4 b3-b4 c4-c3 b4-b3 c3-c4 b3-b4 c4-c3 b4-b3 d5-b5';

let hunted: TablutState | undefined;

export const voidThreat: TablutLesson = {
  id: 'void-threat',
  rules: ['TB5.1', 'TB5.2', 'TB5.3'],
  seat: 2,
  /** Played when it is asked for: a course is opened with its first lesson. */
  get start() {
    hunted ??= playLine(scene('dark', BEFORE_THE_HUNT), HUNT);
    return hunted;
  },
  judge: (_before, _move, after) => (after.outcome?.rule === 'TB4.4' ? 'solved' : 'wrong'),
  solution: ['d7-d3'],
};
