import { scene } from '../rules/index.ts';
import type { LeibkoecheLesson } from './leibkoeche-lesson.ts';

/** Two steps lead nowhere from the corner; five lead to a pile. */
export const halfOrFull: LeibkoecheLesson = {
  id: 'half-or-full',
  rules: ['LK3.1', 'LK3.7'],
  seat: 1,
  start: scene({
    held: { low: 2, face: 2 },
    cooks: ['f1', 'c6'],
    pancakes: 'a2:5 d4:1 a5:6 c2:3 f6:4',
  }),
  judge: (_before, move) => (move.kind === 'toss' && move.toss === 'half' ? 'solved' : 'wrong'),
  solution: ['toss half'],
};
