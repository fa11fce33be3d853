import type { Ending, Ply } from './entry.ts';
import type { Game, Outcome, Turn } from './game.ts';
import { completeOptions, type Options } from './options.ts';
import { type Question, questionsIn } from './question.ts';
import type { TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Seat, seatsOf } from './seat.ts';

export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly seedHash: string;
}

/**
 * One playing of a game, as it stands after some entries of its log. A value: playing gives a new match
 * and leaves the old one as it was. It does not hold the past, so that it stays small however long the
 * log grows; whoever needs the past reads it from where it lies.
 */
export interface Match<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event = unknown,
  Memory = unknown,
> {
  readonly game: Game<State, Move, View, Event, Memory>;
  readonly setup: MatchSetup;
  /** How many entries the log has. */
  readonly ply: number;
  readonly state: State;
  /** What is asked of whom. */
  readonly questions: readonly Question[];
  /** Offers of a draw that stand. */
  readonly offers: readonly Offer[];
  /** Seats that have resigned or forfeited; with three or more seats the others play on. */
  readonly resigned: readonly Seat[];
  /** Set when the table ended the match, and not the game. */
  readonly ending: Ending | undefined;
  /** The moves that nothing stands against taking back, the last one last. */
  readonly takeBacks: readonly TakeBack<State>[];
  /** What each seat has used up of what T4 and T6 allow, seat 1 first. */
  readonly spent: readonly Spent[];
}

/** T4: an offer of a draw, named by its place in the log. */
export interface Offer {
  readonly seat: Seat;
  readonly ply: number;
}

/** T6: whose move it is, its place in the log, and how it was before. */
export interface TakeBack<State> {
  readonly seat: Seat;
  readonly ply: number;
  readonly state: State;
}

/** How often a seat has offered a draw, and how often it has taken back. */
export interface Spent {
  readonly draws: number;
  readonly undos: number;
}

/** The match after one more entry, and that entry with what it did. */
export interface Played<
  State = unknown,
  Move = unknown,
  View = unknown,
  Event = unknown,
  Memory = unknown,
> {
  readonly match: Match<State, Move, View, Event, Memory>;
  readonly ply: Ply<State, Move>;
}

export interface AskedSetup {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seedHash: string;
}

export function newMatch<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
  asked: AskedSetup,
): Result<Match<State, Move, View, Event, Memory>, TableRefusal> {
  const { min, max } = game.info.seats;
  if (!Number.isInteger(asked.seats) || asked.seats < min || asked.seats > max) {
    const facts = { seats: asked.seats, min, max };
    return fail({ rule: 'T8', reason: 'bad-seat-count', facts });
  }
  const options = completeOptions(game.info.options, asked.options);
  if (!options.ok) return options;
  const state = game.init(options.value, asked.seats);
  return ok({
    game,
    setup: { seats: asked.seats, options: options.value, seedHash: asked.seedHash },
    ply: 0,
    state,
    questions: questionsIn(game.turn(state), 0),
    offers: [],
    resigned: [],
    ending: undefined,
    takeBacks: [],
    spent: seatsOf(asked.seats).map(() => ({ draws: 0, undos: 0 })),
  });
}

/** Whose decision it is, with the endings of the table counted in. */
export function turnOf(match: Match): Turn {
  if (match.ending) return { kind: 'over', outcome: match.ending.outcome };
  const turn = match.game.turn(match.state);
  if (turn.kind !== 'over' || match.resigned.length === 0) return turn;
  return { kind: 'over', outcome: withoutResigned(turn.outcome, match) };
}

export function outcomeOf(match: Match): Outcome | undefined {
  const turn = turnOf(match);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/** Seats that have neither resigned nor forfeited. */
export function seatsInPlay(match: Match): readonly Seat[] {
  return seatsOf(match.setup.seats).filter((seat) => !match.resigned.includes(seat));
}

/** T3: who has resigned cannot win; if nobody else won, the best of those who stayed do. */
function withoutResigned(outcome: Outcome, match: Match): Outcome {
  const stayed = seatsInPlay(match);
  const winners = outcome.winners.filter((seat) => stayed.includes(seat));
  if (winners.length > 0 || outcome.winners.length === 0) return { ...outcome, winners };
  const { scores } = outcome;
  if (!scores) return { ...outcome, winners: stayed };
  const best = Math.max(...stayed.map((seat) => scores[seat - 1] ?? 0));
  return { ...outcome, winners: stayed.filter((seat) => scores[seat - 1] === best) };
}
