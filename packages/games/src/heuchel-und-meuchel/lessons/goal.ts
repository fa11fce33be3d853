import { scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

/** The neighbour's last card comes home next, and that is the end: one card of two can still be saved. */
export const goal: HeuchelLesson = {
  id: 'goal',
  rules: ['HM5.1', 'HM6.1', 'HM6.2', 'HM6.3'],
  seat: 1,
  start: scene([
    '7:F1 8:(F6) 9:(M3) 10:(Q4) 11:(P5) 12:R6',
    '8:M2 10:(Q2) 11:(P1) 12:(B2>B1) 13:(R1)',
    '8:(F2) 9:(M4) 10:(Q1) 11:(P3) 12:(B5) 13:(R3)',
  ]),
  judge: (_before, move) =>
    move.kind === 'move' && move.from === 12 && move.to === 13 ? 'solved' : 'wrong',
  solution: ['12-13'],
};
