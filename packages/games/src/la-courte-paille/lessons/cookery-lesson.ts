import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['cook 1'];

/** Without R9 the cook has 8, and the card that is still face down was seen: F2. */
export const cookeryLesson: PailleLesson = {
  id: 'cookery-lesson',
  rules: ['CP4.2', 'CP4.3', 'CP4.8'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['X1 G7 G9 C5 B1', 'F5 B3 R4 C2 L6'],
      week: 'R9 G3 C4 B2 G5 L1 | F2:1',
      menu: 'C9 L9 R3 C8 B9',
    }),
    '2 pick F5, 1 pick X1',
  ),
  judge: followsSolution(solution),
  solution,
};
