import { playLines, scene } from '../rules/index.ts';
import { followsSolution, type PailleLesson } from './paille-lesson.ts';

const solution = ['eat L'];

/** A round has been won with the sea rat; of the five characters left only the lookout is not in the hand. */
export const voyage: PailleLesson = {
  id: 'voyage',
  rules: ['CP6.1', 'CP6.3', 'CP6.4'],
  seat: 1,
  start: playLines(
    scene({
      hands: ['C1 R9 G5 B6 R2', 'L9 L8 G4 L6 B3'],
      week: 'R8 C3 L4 B2 G1 | R1',
      menu: 'C7 L7 R3 G8 B9',
      round: 2,
      eaten: ['F'],
    }),
    '2 pick B3, 1 pick C1, 1 take C7, 2 take L7',
  ),
  judge: followsSolution(solution),
  solution,
};
