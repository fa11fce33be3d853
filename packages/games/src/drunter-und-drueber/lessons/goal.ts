import { scene } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

/** Seven of the eight red stones stand right; the last one is a step away. */
export const goal: DrunterLesson = {
  id: 'goal',
  rules: ['DD5.1', 'DD5.2', 'DD5.3'],
  seat: 1,
  start: scene('a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R a5:O e5:O h4:O f3:O g1:O c3:O d3:O f2:O'),
  judge: (_before, _move, after) =>
    after.outcome?.rule === 'DD5.2' && after.outcome.winners.includes(1) ? 'solved' : 'wrong',
  solution: ['b2-c1!'],
};
