import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

export const chain: HeuchelLesson = {
  id: 'chain',
  rules: ['HM4.4'],
  seat: 1,
  start: scene(['5:B2 1:F3', '6:P4 8:M2', '7:Q6 1:F5']),
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
