import type { Lesson } from '@kast/games';
import {
  beginLesson,
  learnerMoves,
  otherReplies,
  whyNotHere,
} from '@kast/games/box/lesson-play.ts';
import { describe, expect, it } from 'vitest';
import { nim, type NimMove, type NimState } from './nim.ts';

/** Take the last stone: from six, leave four, then take the rest. */
const lesson: Lesson<NimState, NimMove> = {
  id: 'leave-four',
  rules: ['NI3'],
  seat: 1,
  start: { heap: 6, seats: 2, turn: 1, last: 'wins' },
  judge(_, __, after) {
    if (after.heap === 0) return 'solved';
    return after.heap === 4 ? 'go-on' : 'wrong';
  },
  reply: () => ({ take: 1 }),
  solution: ['take 2', 'take 3'],
};

describe('playing a lesson', () => {
  it('goes on with the other side’s answer, and is solved by the last move', () => {
    const first = learnerMoves(nim, lesson, beginLesson(lesson), { take: 2 });
    expect(first).toMatchObject({ status: 'replying', ply: 1, tried: 1, last: { by: 1 } });
    const answered = otherReplies(nim, lesson, first);
    expect(answered).toMatchObject({ status: 'playing', ply: 2, tried: 1, last: { by: 2 } });
    expect(answered.last?.events).toEqual([{ seat: 2, took: 1, left: 3 }]);
    expect(learnerMoves(nim, lesson, answered, { take: 3 }).status).toBe('solved');
  });

  it('tells a legal move that does not solve it', () => {
    expect(learnerMoves(nim, lesson, beginLesson(lesson), { take: 1 }).status).toBe('wrong');
  });

  it('refuses by the real rules', () => {
    const refusal = whyNotHere(nim, lesson, beginLesson(lesson), { take: 5 });
    expect(refusal).toMatchObject({ rule: 'NI2' });
  });
});
