import type { AnyLesson } from '@kast/games';
import { type AnyGame, must, type Refusal } from '@kast/kernel';

/** How far somebody has come in a lesson. */
export interface LessonPlay {
  readonly state: unknown;
  /** Moves made so far, by both sides. */
  readonly ply: number;
  /** Moves made so far by the learner. */
  readonly tried: number;
  readonly status: 'playing' | 'replying' | 'wrong' | 'solved';
  /** What the last move brought, for the drawing. */
  readonly last: { readonly by: number; readonly events: readonly unknown[] } | undefined;
}

export function beginLesson(lesson: AnyLesson): LessonPlay {
  return { state: lesson.start, ply: 0, tried: 0, status: 'playing', last: undefined };
}

export function whyNotHere(
  game: AnyGame,
  lesson: AnyLesson,
  play: LessonPlay,
  move: unknown,
): Refusal | undefined {
  return game.check(play.state, lesson.seat, move);
}

/** The learner's move: real rules, and the lesson's own judgement. */
export function learnerMoves(
  game: AnyGame,
  lesson: AnyLesson,
  play: LessonPlay,
  move: unknown,
): LessonPlay {
  const moved = carriedOut(game, play, { by: lesson.seat, viewer: lesson.seat, move });
  const tried = play.tried + 1;
  const judged = lesson.judge(play.state, move, moved.state);
  if (judged === 'solved') return { ...moved, tried, status: 'solved' };
  if (judged === 'wrong') return { ...moved, tried, status: 'wrong' };
  return { ...moved, tried, status: lesson.reply ? 'replying' : 'playing' };
}

/** The other side's answer, in a lesson of several moves. */
export function otherReplies(game: AnyGame, lesson: AnyLesson, play: LessonPlay): LessonPlay {
  const turn = game.turn(play.state);
  const by = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'somebody to reply');
  const move = must(lesson.reply?.(play.state), 'a reply');
  return { ...carriedOut(game, play, { by, viewer: lesson.seat, move }), status: 'playing' };
}

interface Made {
  readonly by: number;
  readonly viewer: number;
  readonly move: unknown;
}

function carriedOut(game: AnyGame, play: LessonPlay, { by, viewer, move }: Made): LessonPlay {
  const after = game.apply(play.state, by, move);
  const events = game.events({ before: play.state, by, move, after }, viewer);
  return { ...play, state: after, ply: play.ply + 1, last: { by, events } };
}
