import { scene } from '../rules/index.ts';
import { type DrunterLesson, repliesTo, stepByStep } from './drunter-lesson.ts';

const steps = ['b3-b4', 'e1-d1'];

/** The first step leads home, the second onto yellow: and there orange comes. */
export const allowing: DrunterLesson = {
  id: 'allowing',
  rules: ['DD4.4', 'DD4.5', 'DD6.2'],
  seat: 1,
  start: scene('b3:R e1:R h5:R e3:R g2:R d5:R f6:R c6:R e2:O g6:O a5:O e5:O h4:O f3:O g1:O c3:O'),
  judge: stepByStep(steps, (_before, move) => (move.kind === 'allow' ? 'solved' : 'wrong')),
  reply: repliesTo(steps, ['c3-c4', 'e2-d1']),
  solution: [...steps, 'allow'],
};
