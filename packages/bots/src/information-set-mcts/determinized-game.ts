import type { Actor, Game, Outcome, Random, Seat, Seen, Step, Turn } from '@kast/kernel';

/**
 * A game as one seat imagines it: what information-set search needs. The kernel's contract gives all
 * of it (`determinizedGame`); a game may replace parts by faster or wiser ones.
 *
 * Payoffs are per seat, seat 1 first, from 0 to 1.
 */
export interface DeterminizedGame<State, Move> {
  readonly seats: number;

  /** A full state that the seat cannot tell from the real one; another one each time. */
  imagine(random: Random): State;
  turn(state: State): Turn;
  moves(state: State, seat: Seat): readonly Move[];
  apply(state: State, by: Actor, move: Move): State;
  /** Draws for nature; for a referee too, where the game has one. */
  chance(state: State, random: Random): Move;

  /** The notation of a move: the same for moves that are the same to their player. */
  key(state: State, move: Move): string;
  /** What the searching seat sees of a step: the same text for what it cannot tell apart. */
  sight(step: Step<State, Move>): string;

  /** Each seat's share of the win; its chance of winning, where `turn` calls it over before the end of the match. */
  payoffs(outcome: Outcome, state: State): readonly number[];
  /**
   * What the search learns from, where winning alone says too little of a move: by how much, say (reward shaping).
   * It is never told as a chance of winning.
   */
  rewards?(outcome: Outcome, state: State): readonly number[];
  /** The playout policy: a move that a sensible player could make; where it is left out, any legal one. */
  playoutMove?(state: State, seat: Seat, random: Random): Move;
  /** What will come of a state, where that can be told: a playout ends there. */
  foresee?(state: State): Returns | undefined;
  /**
   * The others play by the playout policy in the tree too, instead of learning there what is best for them.
   * For games in which their cards are hidden: a choice of theirs hardly ever comes up twice.
   */
  readonly othersByPlayoutMove?: boolean;
}

/** What a match brings, seat 1 first: what the search learns from, and each seat's share of the win. */
export interface Returns {
  readonly rewards: readonly number[];
  readonly payoffs: readonly number[];
}

/** The parts that a game may replace. */
export type DeterminizedParts<State, Move> = Partial<Omit<DeterminizedGame<State, Move>, 'seats'>>;

export function determinizedGame<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
  seen: Seen<View, Memory>,
  parts: DeterminizedParts<State, Move> = {},
): DeterminizedGame<State, Move> {
  return {
    seats: seen.seats,
    imagine: (random) => game.imagine(seen, random),
    turn: (state) => game.turn(state),
    moves: (state, seat) => game.moves(state, seat),
    apply: (state, by, move) => game.apply(state, by, move),
    chance: (state, random) => game.chance(state, random),
    key: (state, move) => game.notation.make(state, move),
    sight: (step) => JSON.stringify(game.events(step, seen.viewer)),
    payoffs: (outcome) => sharedWin(outcome, seen.seats),
    ...(game.sample ? { playoutMove: game.sample.bind(game) } : {}),
    ...parts,
  };
}

/** A win is shared by its winners, a draw by everybody. */
export function sharedWin({ winners }: Outcome, seats: number): readonly number[] {
  const share = 1 / (winners.length || seats);
  const isWinner = (seat: Seat): boolean => winners.length === 0 || winners.includes(seat);
  return Array.from({ length: seats }, (_, index) => (isWinner(index + 1) ? share : 0));
}
