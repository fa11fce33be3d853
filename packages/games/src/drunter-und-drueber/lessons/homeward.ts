import { scene, standingRight } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

export const homeward: DrunterLesson = {
  id: 'homeward',
  rules: ['DD3.1', 'DD3.5'],
  seat: 1,
  start: scene('c3:R e1:R f4:O b6:O'),
  judge: (before, _move, after) =>
    standingRight(after, 1) > standingRight(before, 1) ? 'solved' : 'wrong',
  solution: ['c3-b4'],
};
