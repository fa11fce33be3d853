import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

/** On its start row a stack may be split: the prince goes alone, and leaves a step to jump over. */
export const splitting: HeuchelLesson = {
  id: 'splitting',
  rules: ['HM3.5', 'HM4.1'],
  seat: 1,
  start: scene([
    '2:M3 6:R6>R2>R1 9:(M6) 12:(B1)',
    '1:F4 3:Q5 4:P4 7:B5 11:(P2) 13:(R3)',
    '2:M2 3:Q1 4:P6 5:B6 8:(F2) 12:(B3)',
  ]),
  judge(before, move, after) {
    if (before.phase === 'taking') return move.kind === 'take' ? 'solved' : 'wrong';
    const isTopAlone = move.kind === 'move' && move.from === 6 && move.count === 1;
    return isTopAlone && after.phase === 'taking' ? 'go-on' : 'wrong';
  },
  solution: ['6/1-7', 'take b1'],
};
