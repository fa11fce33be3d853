import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['pick C1', 'take R9'];

/** With the shark and a 1 nobody comes before you. */
export const lowFirst: PailleLesson = {
  id: 'low-first',
  rules: ['CP3.1', 'CP3.2', 'CP3.3'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['C1 R5 R6 G8 B7', 'F1 B3 G4 C2 L6'],
      week: 'R8 R3 | C4 B2 L3 G5 F6',
      menu: 'R9 C3 L2 G2 B4',
      shark: 1,
    }),
    '2 pick F1',
  ),
  judge: followsSolution(solution),
  solution,
};
