import { circleNamed, scene } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

/** Two decisions: to a circle whose colour can still be seen, and then to speak up for it. */
export const claiming: DrunterLesson = {
  id: 'claiming',
  rules: ['DD4.2', 'DD4.3'],
  seat: 1,
  start: scene('e6:R g6:O b2:R c4:O'),
  judge(before, move) {
    if (before.phase === 'answering') return move.kind === 'claim' ? 'solved' : 'wrong';
    return move.kind === 'step' && move.to === circleNamed('f6') && !move.call ? 'go-on' : 'wrong';
  },
  reply: () => ({ kind: 'step', from: circleNamed('g6'), to: circleNamed('f6'), call: false }),
  solution: ['e6-f6', 'claim'],
};
