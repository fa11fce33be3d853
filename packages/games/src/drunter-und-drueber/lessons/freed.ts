import { circleNamed, scene, standingRight } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

export const freed: DrunterLesson = {
  id: 'freed',
  rules: ['DD3.3', 'DD3.7'],
  seat: 1,
  start: scene('d4:R5O a6:R f6:R h5:R g2:R d5:R e1:R h2:R a5:O e5:O h4:O f3:O b1:O g4:O c3:O'),
  judge: (before, move, after) =>
    move.kind === 'step' &&
    move.from === circleNamed('d4') &&
    standingRight(after, 1) > standingRight(before, 1)
      ? 'solved'
      : 'wrong',
  solution: ['d4-e3'],
};
