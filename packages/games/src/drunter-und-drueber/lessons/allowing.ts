import { circleNamed, game, scene } from '../rules/index.ts';
import { type DrunterLesson, SHOWN } from './drunter-lesson.ts';

const before = scene('f4:R g5:O b2:R c3:O', { ...SHOWN, onTurn: 2 });

export const allowing: DrunterLesson = {
  id: 'allowing',
  rules: ['DD4.4', 'DD4.5'],
  seat: 1,
  start: game.apply(before, 2, {
    kind: 'step',
    from: circleNamed('g5'),
    to: circleNamed('f4'),
    call: false,
  }),
  judge: (_before, move) => (move.kind === 'allow' ? 'solved' : 'wrong'),
  solution: ['allow'],
};
