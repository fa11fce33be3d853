import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const chain: HeuchelLesson = {
  id: 'chain',
  rules: ['HM4.4'],
  seat: 1,
  start: scene([
    '1:F3 5:B2 9:(M1) 10:(Q1) 11:(P1) 13:(R1)',
    '1:F1 3:Q2 6:P4 8:M2 12:(B1) 13:(R6)',
    '1:F5 4:P6 5:B6 6:R5 7:Q6 9:(M6)',
  ]),
  judge(before, move, after) {
    if (before.phase === 'going-on' && move.kind === 'stop') return 'wrong';
    if (move.kind === 'move') return after.phase === 'taking' ? 'go-on' : 'wrong';
    if (move.kind !== 'take') return 'wrong';
    return cardsOf(after) === cardsOf(chain.start) + 3 ? 'solved' : 'go-on';
  },
  solution: ['5-6', 'take b1', '6-7', 'take c1', '7-8', 'take b1'],
};

function cardsOf({ columns }: HeuchelLesson['start']): number {
  return (columns[0] ?? []).reduce((sum, pile) => sum + (pile?.cards.length ?? 0), 0);
}
