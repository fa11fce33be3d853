import { game, scene } from '../rules/index.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';

const table = scene(['', ''], { phase: 'deal' });

export const arranging: HeuchelLesson = {
  id: 'arranging',
  rules: ['HM2.3', 'HM2.4', 'HM8.2'],
  seat: 1,
  start: game.apply({ ...table, arranged: [null, null] }, 'chance', {
    kind: 'deal',
    hands: [
      ['F3', 'M5', 'B2', 'B4', 'B6', 'R1'],
      ['F1', 'F6', 'Q2', 'Q3', 'P4', 'R5'],
    ],
  }),
  judge: (_before, move) =>
    move.kind === 'arrange' && move.stacks[0]?.join('>') === 'B6>B2>B4' ? 'solved' : 'wrong',
  solution: ['arrange B6>B2>B4'],
};
