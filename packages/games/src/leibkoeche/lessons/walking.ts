import { scene } from '../rules/index.ts';
import { type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** Two throwing pancakes leave one way of four steps to a pile. */
export const walking: LeibkoecheLesson = {
  id: 'walking',
  rules: ['LK4.1', 'LK4.3', 'LK6.1'],
  seat: 1,
  start: scene({
    phase: 'walk',
    throws: 1,
    held: { low: 3, face: 4 },
    fall: { result: 'missed', face: 4 },
    cooks: ['c1', 'f6'],
    pancakes: 'c2:5 d2:2 a6:1 d6:6 f2:3',
  }),
  judge: (_before, _move, after) => (after.cooks[0] === tile('e3') ? 'solved' : 'wrong'),
  solution: ['walk d1e1e2e3'],
};
