import { scene } from '../rules/index.ts';
import { type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** The last kind lies five steps away, and one of the two pancakes with a five was laid last. */
export const choosing: LeibkoecheLesson = {
  id: 'choosing',
  rules: ['LK3.2', 'LK5.3', 'LK3.7'],
  seat: 1,
  start: scene({
    phase: 'from',
    held: null,
    lastLaid: tile('f4'),
    barred: [tile('f4')],
    pan: 'small',
    cooks: ['c3', 'f6'],
    trays: ['ABCDF', 'BD'],
    pancakes: 'a4:5 f4:2 d4:1 d6:6 a2:3 e1:4',
  }),
  judge(before, move) {
    if (before.phase === 'from') {
      return move.kind === 'from' && move.tile === tile('a4') ? 'go-on' : 'wrong';
    }
    return move.kind === 'toss' && move.toss === 'full' ? 'solved' : 'wrong';
  },
  solution: ['from a4', 'toss full'],
};
