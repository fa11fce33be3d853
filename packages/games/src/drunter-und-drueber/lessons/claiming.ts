import { scene } from '../rules/index.ts';
import { type DrunterLesson, repliesTo, stepByStep } from './drunter-lesson.ts';

const steps = ['e6-f6', 'b3-b4'];

/** Both steps lead home. When orange comes, neither circle can be seen any more. */
export const claiming: DrunterLesson = {
  id: 'claiming',
  rules: ['DD2.4', 'DD4.2', 'DD4.3'],
  seat: 1,
  start: scene('e6:R b3:R h5:R e3:R g2:R d5:R c2:R a2:R g6:O f4:O a5:O e5:O h4:O f3:O d2:O d3:O'),
  judge: stepByStep(steps, (_before, move) => (move.kind === 'claim' ? 'solved' : 'wrong')),
  reply: repliesTo(steps, ['d3-c4', 'g6-f6']),
  solution: [...steps, 'claim'],
};
