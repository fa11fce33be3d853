import { scene } from '../rules/index.ts';
import { type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** The pile is one step away and three must be made: to and fro is not allowed, round is. */
export const noWayBack: LeibkoecheLesson = {
  id: 'no-way-back',
  rules: ['LK4.1', 'LK4.2'],
  seat: 1,
  start: scene({
    phase: 'walk',
    throws: 1,
    held: { low: 3, face: 3 },
    fall: { result: 'missed', face: 3 },
    cooks: ['b2', 'f6'],
    trays: ['CE', 'BD'],
    pancakes: 'c2:5 d2:2 a6:1 d6:6 f2:4',
  }),
  judge: (_before, _move, after) => (after.cooks[0] === tile('b3') ? 'solved' : 'wrong'),
  solution: ['walk a2a3b3'],
};
