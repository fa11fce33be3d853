import { scene } from '../rules/index.ts';
import type { LeibkoecheLesson } from './leibkoeche-lesson.ts';

/** Before the king, who has shown what he wants: one shift, and all six lie as he wished. */
export const goal: LeibkoecheLesson = {
  id: 'goal',
  rules: ['LK7.1', 'LK7.3', 'LK7.4'],
  seat: 1,
  start: scene({
    phase: 'shift',
    revealed: true,
    held: null,
    arrived: [1],
    cooks: ['carpet', 'd3'],
    trays: ['BCDEFA', 'ABC-EF'],
    pancakes: 'a2:3 f4:4 d7:2 c6:5 f2:6 a4:1',
  }),
  judge: (_before, _move, after) => (after.outcome?.winners.includes(1) ? 'solved' : 'wrong'),
  solution: ['shift A left'],
};
