import { scene, withPile } from '../rules/index.ts';
import { isLaidAsSeen, type LeibkoecheLesson } from './leibkoeche-lesson.ts';

/** Before the reveal: two of the king's places are known. */
export const lastOrder: LeibkoecheLesson = {
  id: 'last-order',
  rules: ['LK7.2', 'LK10.2'],
  seat: 1,
  start: withPile(
    withPile(
      scene({
        options: { crowns: 'free' },
        phase: 'ordering',
        held: null,
        king: ['F', 'D', 'B', 'C', 'A', 'E'],
        peeks: [
          { seat: 1, place: 2 },
          { seat: 1, place: 5 },
        ],
        arrived: [1],
        ordering: [1, 2],
        throws: 1,
        cooks: ['carpet', 'e6'],
        trays: ['A*B*CDEF', 'BDE'],
        pancakes: 'a2:3 f4:4 d7:2 c6:5 f2:6 a4:1',
      }),
      'A:b3:....',
    ),
    'B:e3:...',
  ),
  judge: (_before, _move, after) => (isLaidAsSeen(after) ? 'solved' : 'wrong'),
  solution: ['order BDCEAF'],
};
