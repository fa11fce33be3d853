import { must } from '@kast/kernel';
import { scene, game, type TablutMove, type TablutState, view } from '../rules/index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

export const escaping: TablutLesson = {
  id: 'escaping',
  rules: ['TB2.3', 'TB4.5'],
  seat: 1,
  start: scene(
    'light',
    `
    9 . . D . . . D D .
    8 D . . . D . . D .
    7 . . . . . L . . .
    6 . L . . . . . L .
    5 D . . L . L . D .
    4 D L . . . D . . .
    3 . . K . . . . . .
    2 D . . L . D . . .
    1 . D . . D . . . .
      a b c d e f g h i
    `,
  ),
  judge(before, _move, after) {
    if (after.outcome?.rule === 'TB4.5') return 'solved';
    if (cornersOpen(before) > 0) return 'wrong';
    const answers = game.moves(after, 2).map((answer) => game.apply(after, 2, answer));
    return answers.every((state) => !state.outcome && cornersOpen(state) > 0) ? 'go-on' : 'wrong';
  },
  /** Dark blocks as much as it can. */
  reply(state) {
    const open = (move: TablutMove): number => cornersOpen(game.apply(state, 2, move));
    return must(
      game.moves(state, 2).toSorted((one, other) => open(one) - open(other))[0],
      'an answer',
    );
  },
  solution: ['c3-i3', 'i3-i9'],
};

function cornersOpen(state: TablutState): number {
  return view(state).cornersInReach.length;
}
