import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['take R3'];

/** The sea rat has 15 and cannot be overtaken by one card more. */
export const goal: PailleLesson = {
  id: 'goal',
  rules: ['CP1.2', 'CP3.2', 'CP5.2', 'CP5.4'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['B1 R4 C6 G7 L8', 'F5 B3 G4 C2 L6'],
      week: 'R8 C4 R7 B2 L3 F1 | G5',
      menu: 'C9 L9 R3 G8 B9',
    }),
    '2 pick F5, 1 pick B1',
  ),
  judge: followsSolution(solution),
  solution,
};
