import { circleNamed, scene } from '../rules/index.ts';
import { type DrunterLesson, SHOWN } from './drunter-lesson.ts';

const orange = 'a5:O e5:O c4:O h4:O f3:O d2:O b1:O f1:O';

export const blocking: DrunterLesson = {
  id: 'blocking',
  rules: ['DD3.3', 'DD4.1', 'DD4.2'],
  seat: 1,
  start: scene(`${orange} e1:R d6:R b3:R g5:R`, SHOWN),
  judge: (_before, _move, after) => (after.attack?.to === circleNamed('f1') ? 'solved' : 'wrong'),
  solution: ['e1-f1'],
};
