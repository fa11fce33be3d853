import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['land hand C2'];

/** The captain has 7 against 8: C2 is enough, and C5 and C9 stay in the hand. */
export const landAhoy: PailleLesson = {
  id: 'land-ahoy',
  rules: ['CP4.4', 'CP4.5', 'CP4.8'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['X1 C2 C5 C9 B1', 'F5 B3 R4 G4 L6'],
      week: 'R8 C3 C4 B2 G5 L1 | F2:1',
      menu: 'G9 L9 R3 G8 B9',
    }),
    '2 pick F5, 1 pick X1',
  ),
  judge: followsSolution(solution),
  solution,
};
