import type { Actor, Random, Seat, Turn } from '@kast/kernel';
import type { HiddenThing } from '../belief.ts';
import { sharedWin } from '../information-set-mcts/determinized-game.ts';

/** A match with everything open. For looking back alone: nobody who plays ever has a state. */
export interface Hindsight<State> {
  /**
   * What each seat may expect, seat 1 first, from 0 to 1 and together 1. One sample: the mean of many is the
   * chance of winning among players who all play sensibly.
   */
  appraise(state: State, random: Random): readonly number[];
  /** The same state always gives the same: one sample is enough. */
  readonly isExact: boolean;
  /** Every thing of a state that may be hidden from somebody, as `Bot.believe` names it. */
  hidden(state: State): readonly HiddenThing[];
}

export type AnyHindsight = Hindsight<unknown>;

/** What playing a match out needs of a game; `apply` may change what it was given. */
export interface Playable<State, Move> {
  readonly seats: number;
  turn(state: State): Turn;
  apply(state: State, by: Actor, move: Move): State;
  chance(state: State, random: Random): Move;
  playoutMove(state: State, seat: Seat, random: Random): Move;
}

/** Plays to the end by sensible moves, everybody who decides at the same time before anybody's is carried out. */
export function playedOut<State, Move>(
  game: Playable<State, Move>,
  start: State,
  random: Random,
): readonly number[] {
  let state = start;
  for (;;) {
    const turn = game.turn(state);
    switch (turn.kind) {
      case 'over':
        return sharedWin(turn.outcome, game.seats);
      case 'chance':
        state = game.apply(state, 'chance', game.chance(state, random));
        break;
      default: {
        const before = state;
        const moves = turn.seats.map((seat) => game.playoutMove(before, seat, random));
        turn.seats.forEach((seat, index) => {
          state = game.apply(state, seat, moves[index] as Move);
        });
      }
    }
  }
}
