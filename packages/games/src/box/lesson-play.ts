import { type Actor, type AnyGame, must, type Refusal } from '@kast/kernel';
import type { AnyLesson } from './lesson.ts';

/** How far somebody has come in a lesson. */
export interface LessonPlay {
  readonly state: unknown;
  /** Moves made so far, by whomever. */
  readonly ply: number;
  /** Moves made so far by the learner. */
  readonly tried: number;
  readonly status: 'playing' | 'replying' | 'wrong' | 'solved';
  /** What the last move brought, for the drawing. */
  readonly last:
    | {
        readonly by: Actor;
        /** In notation. */
        readonly move: string;
        readonly events: readonly unknown[];
      }
    | undefined;
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
  const status = judged === 'go-on' ? whoGoesOn(game, lesson, moved.state) : judged;
  return { ...moved, tried, status };
}

/** The answer of another seat or of chance, in a lesson of several moves. */
export function otherReplies(game: AnyGame, lesson: AnyLesson, play: LessonPlay): LessonPlay {
  const turn = game.turn(play.state);
  const by = turn.kind === 'seats' ? turn.seats[0] : 'chance';
  const move = must(lesson.reply?.(play.state), 'a reply');
  const replied = carriedOut(game, play, {
    by: must(by, 'somebody to reply'),
    viewer: lesson.seat,
    move,
  });
  return { ...replied, status: whoGoesOn(game, lesson, replied.state) };
}

function whoGoesOn(game: AnyGame, lesson: AnyLesson, state: unknown): 'playing' | 'replying' {
  const turn = game.turn(state);
  return turn.kind === 'seats' && turn.seats.includes(lesson.seat) ? 'playing' : 'replying';
}

interface Made {
  readonly by: Actor;
  readonly viewer: number;
  readonly move: unknown;
}

function carriedOut(game: AnyGame, play: LessonPlay, { by, viewer, move }: Made): LessonPlay {
  const after = game.apply(play.state, by, move);
  const events = game.events({ before: play.state, by, move, after }, viewer);
  return {
    ...play,
    state: after,
    ply: play.ply + 1,
    last: { by, move: game.notation.make(play.state, move), events },
  };
}
