import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['carte 4 6'];

/** The fifth card you put there yourself. */
export const aLaCarte: PailleLesson = {
  id: 'a-la-carte',
  rules: ['CP4.6', 'CP7.2'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['X1 C2 C5 G9 B1', 'F5 B3 R4 G4 L6'],
      week: 'R8 C3 C4 | B2 G5:1 L1',
      menu: 'C9 L9 R3 G8 B9',
      added: 1,
    }),
    '2 pick F5, 1 pick X1',
  ),
  judge: followsSolution(solution),
  solution,
};
