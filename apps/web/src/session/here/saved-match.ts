import {
  type AnyGame,
  type Entry,
  hashOfSeed,
  type Match,
  type Options,
  type Outcome,
  outcomeOf,
  RECORD_FORMAT,
  type RecordFault,
  type Result,
  readRecord,
  type Seed,
} from '@kast/kernel';
import type { LocalSeat } from '../../setup/table-setup.ts';

/** A match that is played on this device, as it is kept between visits. */
export interface SavedMatch {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  readonly seed: Seed;
  readonly log: readonly Entry[];
  readonly outcome?: Outcome;
  /** A person here must decide: the cupboard shows it without opening the rules. */
  readonly yourTurn: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Plays the saved log again, through the rules. */
export function reviveMatch(saved: SavedMatch, game: AnyGame): Result<Match, RecordFault> {
  const { seed, outcome, options, log } = saved;
  return readRecord(
    {
      format: RECORD_FORMAT,
      game: saved.game,
      rulesVersion: saved.rulesVersion,
      seats: saved.seats.length,
      options,
      seedHash: hashOfSeed(seed),
      log,
      ...(outcome ? { result: outcome } : {}),
    },
    game,
  );
}

export function withMatch(saved: SavedMatch, match: Match, changed: number): SavedMatch {
  const { outcome: _, ...kept } = saved;
  const outcome = outcomeOf(match);
  const turn = match.game.turn(match.state);
  const toDecide = outcome || turn.kind !== 'seats' ? [] : turn.seats;
  return {
    ...kept,
    log: match.plies.map((ply) => ply.entry),
    ...(outcome ? { outcome } : {}),
    yourTurn: toDecide.some((seat) => saved.seats[seat - 1]?.kind !== 'bot'),
    changed,
  };
}

export function isSavedMatch(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { version, id, game, seats, log } = value as Partial<SavedMatch>;
  return (
    version === 1 &&
    typeof id === 'string' &&
    typeof game === 'string' &&
    Array.isArray(seats) &&
    Array.isArray(log)
  );
}
