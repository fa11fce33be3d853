import { LEVELS } from '@kast/bots/computer';
import {
  type AnyGame,
  type Entry,
  hashOfSeed,
  isSeed,
  type Match,
  type MatchRecord,
  type Options,
  type Outcome,
  outcomeOf,
  type Playthrough,
  RECORD_FORMAT,
  type RecordFault,
  type Result,
  readRecord,
  type Seed,
  turnOf,
} from '@kast/kernel';
import {
  isMoment,
  isObject,
  isOutcome,
  isPlyCount,
  isTextOrNone,
} from '../../device/stored-shapes.ts';
import type { LocalSeat } from '../../setup/table-setup.ts';

/** A match that is played on this device, as it is kept between visits; its log lies beside it. */
export interface SavedMatch {
  readonly version: 2;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  readonly seed: Seed;
  /** Played with the real box, and entered here. */
  readonly isEntered?: true;
  /** How many entries the log has. */
  readonly plies: number;
  readonly outcome?: Outcome;
  /** It stands in the history, too: here it may make room. */
  readonly isArchived?: boolean;
  /** A person here must decide: the cupboard shows it without opening the rules. */
  readonly yourTurn: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** The whole of it as a file, before any rule was asked. */
export function recordOfSaved(saved: SavedMatch, log: readonly Entry[]): MatchRecord {
  const { game, rulesVersion, options, seed, outcome } = saved;
  return {
    format: RECORD_FORMAT,
    game,
    rulesVersion,
    seats: saved.seats.length,
    options,
    seedHash: hashOfSeed(seed),
    ...(outcome ? { seed, result: outcome } : {}),
    log,
  };
}

/** Plays the saved log again, through the rules. */
export function reviveMatch(
  saved: SavedMatch,
  log: readonly Entry[],
  game: AnyGame,
): Result<Playthrough, RecordFault> {
  return readRecord(recordOfSaved(saved, log), game);
}

export function withMatch(saved: SavedMatch, match: Match, changed: number): SavedMatch {
  const { outcome: _, ...kept } = saved;
  const outcome = outcomeOf(match);
  const turn = turnOf(match);
  const toDecide = turn.kind === 'seats' ? turn.seats : [];
  return {
    ...kept,
    plies: match.ply,
    ...(outcome ? { outcome } : {}),
    yourTurn: toDecide.some((seat) => isAskedHere(saved, match, seat)),
    changed,
  };
}

/** T3: the computer decides for who has resigned. */
function isAskedHere({ seats }: SavedMatch, { resigned }: Match, seat: number): boolean {
  return seats[seat - 1]?.kind !== 'bot' && !resigned.includes(seat);
}

export function isSavedMatch(value: unknown): value is SavedMatch {
  if (!isObject(value)) return false;
  const { version, id, game, rulesVersion, seats, options, seed, plies, outcome, changed } = value;
  return (
    version === 2 &&
    typeof id === 'string' &&
    typeof game === 'string' &&
    Number.isInteger(rulesVersion) &&
    Array.isArray(seats) &&
    seats.every(isLocalSeat) &&
    isObject(options) &&
    isSeed(seed) &&
    isPlyCount(plies) &&
    (outcome === undefined || isOutcome(outcome)) &&
    isMoment(changed)
  );
}

function isLocalSeat(value: unknown): value is LocalSeat {
  if (!isObject(value)) return false;
  const { kind, name, level } = value;
  if (!isTextOrNone(name)) return false;
  if (kind === 'bot') return LEVELS.some((known) => known === level);
  return kind === 'you' || kind === 'device';
}
