import { scene } from '../rules/index.ts';
import { type DrunterLesson, SHOWN } from './drunter-lesson.ts';

export const klaar: DrunterLesson = {
  id: 'klaar',
  rules: ['DD5.1', 'DD5.2'],
  seat: 1,
  start: scene('a6:R f6:R d5:R h5:R b4:R e3:RO g2:R b2:R c4:O h4:O g6:O', SHOWN),
  judge: (_before, _move, after) =>
    after.outcome?.rule === 'DD5.2' && after.outcome.winners.includes(1) ? 'solved' : 'wrong',
  solution: ['b2-c1!'],
};
