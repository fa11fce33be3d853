import { scene, sketchTray } from '../rules/index.ts';
import type { LeibkoecheLesson } from './leibkoeche-lesson.ts';

/** Two shifts win, in the right order; the rival shifts in between. */
export const shifting: LeibkoecheLesson = {
  id: 'shifting',
  rules: ['LK7.3', 'LK7.4'],
  seat: 1,
  start: scene({
    phase: 'shift',
    revealed: true,
    held: null,
    arrived: [1, 2],
    cooks: ['carpet', 'carpet'],
    trays: ['CBDAEF', 'FEDCBA'],
    pancakes: 'a2:3 f4:4 d7:2 c6:5 f2:6 a4:1',
  }),
  judge(_before, _move, after) {
    if (after.outcome?.winners.includes(1)) return 'solved';
    return sketchTray(after.trays[0] ?? []) === 'BCDAEF' ? 'go-on' : 'wrong';
  },
  reply: () => ({ kind: 'shift', garnish: 'A', end: 'left' }),
  solution: ['shift B left', 'shift A left'],
};
