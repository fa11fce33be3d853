import { scene, standingRight } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

export const homeward: DrunterLesson = {
  id: 'homeward',
  rules: ['DD3.1', 'DD3.2', 'DD3.5'],
  seat: 1,
  start: scene('f6:R h5:R e3:R g2:R c3:R e1:R f4:R h2:R d5:O a6:O c1:O e5:O h4:O a5:O g4:O d3:O'),
  judge: (before, _move, after) =>
    standingRight(after, 1) > standingRight(before, 1) ? 'solved' : 'wrong',
  solution: ['c3-b4'],
};
