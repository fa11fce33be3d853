import { circleNamed, scene } from '../rules/index.ts';
import { type DrunterLesson, repliesTo, stepByStep } from './drunter-lesson.ts';

const steps = ['b3-b4', 'e6-f6'];

/** Meanwhile orange goes onto yellow with one stone and home with another: which one was it? */
export const blocking: DrunterLesson = {
  id: 'blocking',
  rules: ['DD3.3', 'DD4.1', 'DD4.2'],
  seat: 1,
  start: scene('b3:R e6:R f4:R h5:R e3:R g2:R d5:R c2:R g6:O d3:O a5:O e5:O f3:O d2:O b1:O g1:O'),
  judge: stepByStep(steps, (_before, _move, after) =>
    after.attack?.to === circleNamed('g5') ? 'solved' : 'wrong',
  ),
  reply: repliesTo(steps, ['g6-g5', 'd3-c4']),
  solution: [...steps, 'f4-g5'],
};
