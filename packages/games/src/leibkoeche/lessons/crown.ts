import { scene, withPile } from '../rules/index.ts';
import { isLaidAsSeen, type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** Fetch the crown, look at a place of the king's, and lay what was seen on the same place. */
export const crown: LeibkoecheLesson = {
  id: 'crown',
  rules: ['LK6.2', 'LK6.3', 'LK6.5'],
  seat: 1,
  start: withPile(
    scene({
      phase: 'walk',
      throws: 1,
      held: { low: 1, face: 1 },
      fall: { result: 'missed', face: 1 },
      king: ['C', 'E', 'A', 'F', 'B', 'D'],
      pan: 'small',
      cooks: ['b4', 'e6'],
      trays: ['AFBDCE', 'BDE'],
      pancakes: 'a2:3 f4:4 d7:2 c6:5 f2:6',
    }),
    'A:b3:*...',
  ),
  judge(before, move, after) {
    if (before.phase === 'walk') return after.cooks[0] === tile('b3') ? 'go-on' : 'wrong';
    if (before.phase === 'take') return move.kind === 'take' ? 'go-on' : 'wrong';
    if (before.phase === 'peek') {
      return move.kind === 'peek' && move.place !== null ? 'go-on' : 'wrong';
    }
    return isLaidAsSeen(after) ? 'solved' : 'wrong';
  },
  solution: ['walk b3', 'take', 'peek 1', 'order CFBDAE'],
};
