import { circleNamed, distance, scene } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';

const stones = 'b5:R e6:R g5:R a4:R h6:R g3:R b2:R d6:O c3:O f5:O b3:O h3:O e2:O a1:O g6:O';

export const placing: DrunterLesson = {
  id: 'placing',
  rules: ['DD2.1', 'DD2.2', 'DD2.4'],
  seat: 1,
  start: { ...scene(stones, { first: 2 }), phase: 'placing', inHand: [1, 0] },
  judge: (_before, move) =>
    move.kind === 'place' && distance(move.at, circleNamed('e3')) === 1 ? 'solved' : 'wrong',
  solution: ['@d4'],
};
