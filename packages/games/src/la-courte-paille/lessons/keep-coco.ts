import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['pick B2', 'take L4'];

/** The last turn: everything but the ship's boy counts. */
export const keepCoco: PailleLesson = {
  id: 'keep-coco',
  rules: ['CP4.7', 'CP5.4', 'CP5.5'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['B2 L5 L7 L9 X5', 'F8 B3 G4 C2 L6'],
      week: 'L8 C4 L3 B6 F1 G2 | R5',
      menu: 'C9 L4 R3 G8 B9',
    }),
    '2 pick F8',
  ),
  judge: followsSolution(solution),
  solution,
};
