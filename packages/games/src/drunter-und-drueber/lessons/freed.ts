import { circleNamed, scene, standingRight } from '../rules/index.ts';
import { type DrunterLesson, SHOWN } from './drunter-lesson.ts';

export const freed: DrunterLesson = {
  id: 'freed',
  rules: ['DD3.3', 'DD3.7'],
  seat: 1,
  start: scene('d4:R5O b6:R g4:O a2:O', SHOWN),
  judge: (before, move, after) =>
    move.kind === 'step' &&
    move.from === circleNamed('d4') &&
    standingRight(after, 1) > standingRight(before, 1)
      ? 'solved'
      : 'wrong',
  solution: ['d4-e3'],
};
