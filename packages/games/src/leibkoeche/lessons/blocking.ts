import { scene } from '../rules/index.ts';
import { type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** The other cook has everything and stands before the door. */
export const blocking: LeibkoecheLesson = {
  id: 'blocking',
  rules: ['LK5.1', 'LK5.2', 'LK4.3'],
  seat: 1,
  start: scene({
    phase: 'lay',
    throws: 1,
    held: { low: 2, face: 5 },
    fall: { result: 'missed', face: 5 },
    pan: 'large',
    cooks: ['c6', 'd2'],
    trays: ['ACDE', 'ABCDEF'],
    pancakes: 'c2:2 a4:1 f4:6 a2:3 f6:4',
  }),
  judge: (_before, move) => (move.kind === 'lay' && move.tile === tile('d1') ? 'solved' : 'wrong'),
  solution: ['lay d1:2'],
};
