import { scene } from '../rules/index.ts';
import { type LeibkoecheLesson, tile } from './leibkoeche-lesson.ts';

/** Six steps are wanted: half a turn from the one is likelier than a full turn from the six. */
export const onceMore: LeibkoecheLesson = {
  id: 'once-more',
  rules: ['LK3.3', 'LK3.6', 'LK9.1'],
  seat: 1,
  start: scene({
    phase: 'second',
    throws: 1,
    held: { low: 1, face: 1 },
    fall: { result: 'caught', face: 1 },
    cameFrom: tile('d1'),
    pan: 'small',
    cooks: ['d2', 'a6'],
    trays: ['ABCDE', 'BDF'],
    pancakes: 'a2:3 f4:4 a5:2 c6:5 f2:6',
  }),
  judge(before, move) {
    if (before.phase === 'second') {
      return move.kind === 'keep' && move.face === 1 ? 'go-on' : 'wrong';
    }
    return move.kind === 'toss' && move.toss === 'half' ? 'solved' : 'wrong';
  },
  solution: ['keep:1', 'toss half'],
};
