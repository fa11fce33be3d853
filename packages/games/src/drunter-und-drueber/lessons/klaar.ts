import { scene } from '../rules/index.ts';
import { type DrunterLesson, repliesTo, stepByStep } from './drunter-lesson.ts';

const steps = ['c2-c1', 'g4-f4'];

/** One stone comes home, the other one only near it: it is too early to call. */
export const klaar: DrunterLesson = {
  id: 'klaar',
  rules: ['DD5.1', 'DD5.3'],
  seat: 1,
  start: scene('c2:R g4:R a6:R f6:R d5:R h5:R b4:R g2:R c3:O d3:O g6:O a5:O e5:O h4:O d2:O g1:O'),
  judge: stepByStep(steps, (_before, _move, after) =>
    after.outcome?.winners.includes(1) ? 'solved' : 'wrong',
  ),
  reply: repliesTo(steps, ['c3-c4', 'g6-g5']),
  solution: [...steps, 'f4-e3!'],
};
