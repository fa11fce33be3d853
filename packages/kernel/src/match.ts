import type { Ending, Ply } from './entry.ts';
import type { Game, Outcome, Turn } from './game.ts';
import { completeOptions, type Options } from './options.ts';
import type { TableRefusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Seat, seatsOf } from './seat.ts';

export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly seedHash: string;
}

/**
 * One playing of a game: its set-up and its log. Everything else here is a fold of those two.
 * A value: playing gives a new match and leaves the old one as it was.
 */
export interface Match<State = unknown, Move = unknown, View = unknown, Event = unknown> {
  readonly game: Game<State, Move, View, Event>;
  readonly setup: MatchSetup;
  readonly plies: readonly Ply<State, Move>[];
  readonly state: State;
  /** Seats whose offer of a draw stands. */
  readonly offers: readonly Seat[];
  /** Seats that have resigned or forfeited; with three or more seats the others play on. */
  readonly resigned: readonly Seat[];
  /** Set when the table ended the match, and not the game. */
  readonly ending: Ending | undefined;
  /** The last move, if nothing stands against taking it back. */
  readonly takeBack: TakeBack<State> | undefined;
}

export interface TakeBack<State> {
  readonly seat: Seat;
  readonly state: State;
  readonly earlier: TakeBack<State> | undefined;
}

export interface AskedSetup {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seedHash: string;
}

export function newMatch<State, Move, View, Event>(
  game: Game<State, Move, View, Event>,
  asked: AskedSetup,
): Result<Match<State, Move, View, Event>, TableRefusal> {
  const { min, max } = game.info.seats;
  if (!Number.isInteger(asked.seats) || asked.seats < min || asked.seats > max) {
    const facts = { seats: asked.seats, min, max };
    return fail({ rule: 'T8', reason: 'bad-seat-count', facts });
  }
  const options = completeOptions(game.info.options, asked.options);
  if (!options.ok) return options;
  return ok({
    game,
    setup: { seats: asked.seats, options: options.value, seedHash: asked.seedHash },
    plies: [],
    state: game.init(options.value, asked.seats),
    offers: [],
    resigned: [],
    ending: undefined,
    takeBack: undefined,
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
