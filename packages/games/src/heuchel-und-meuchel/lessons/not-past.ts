import { pileAt, scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

/** Over the musician the fire-eater would jump past its goal: the musician has to go first. */
export const notPast: HeuchelLesson = {
  id: 'not-past',
  rules: ['HM1.4', 'HM3.3', 'HM3.6'],
  seat: 1,
  start: scene([
    '4:P1 5:B3 7:F4 8:M5 10:(Q6) 13:(R2)',
    '1:F1 2:M6 3:Q1 4:P6 5:B2 6:R1',
    '1:F3 2:M2 3:Q5 4:P4 5:B6 6:R5',
  ]),
  judge: (_before, _move, { columns: [own = []] }) =>
    pileAt(own, 8) === undefined ? 'solved' : 'wrong',
  solution: ['8-9'],
};
