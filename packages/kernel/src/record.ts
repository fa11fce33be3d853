import { chanceAt, hashOfSeed, isSeed, type Seed } from './chance.ts';
import type { Entry, Ply } from './entry.ts';
import type { Game, Outcome } from './game.ts';
import { hostMatch, hostPly } from './hosted-match.ts';
import { type Match, newMatch, outcomeOf } from './match.ts';
import type { Options } from './options.ts';
import { append } from './play.ts';
import type { Playthrough } from './playthrough.ts';
import { hashOfNonce, isNonce, type SeatNonce, seedWithNonces } from './nonces.ts';
import { MASKED } from './projection.ts';
import { isRecordClock, type RecordClock } from './record-clock.ts';
import { isVerdict } from './referee.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

export const RECORD_FORMAT = 'kast-record/1';

/** A match as a file. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly seedHash: string;
  readonly seed?: Seed;
  /** What players' devices have added to the seed, the lowest seat first; only where any was to add some. */
  readonly nonces?: readonly SeatNonce[];
  readonly log: readonly Entry[];
  readonly result?: Outcome;
  /** T11: where there was one. */
  readonly clock?: RecordClock;
}

/** What is wrong with a record: where in the file, and for a log entry the rule that refuses it. */
export type RecordFault =
  | { readonly code: 'not-a-record'; readonly field: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'unknown-rules-version'; readonly rulesVersion: number }
  | { readonly code: 'bad-setup'; readonly refusal: Refusal }
  | { readonly code: 'refused-entry'; readonly at: number; readonly refusal: Refusal }
  | { readonly code: 'masked-entry'; readonly at: number; readonly rule: 'T1' }
  | {
      readonly code: 'wrong-spelling';
      readonly at: number;
      readonly rule: 'T1';
      readonly expected: string;
    }
  | {
      readonly code: 'wrong-verdict';
      readonly at: number;
      readonly rule: 'T7';
      readonly expected: string;
    }
  | { readonly code: 'seed-does-not-match-hash' }
  | { readonly code: 'nonce-does-not-match-hash'; readonly seat: number }
  | { readonly code: 'wrong-result'; readonly expected: Outcome | undefined };

/** What `verify` finds beyond a record that reads well. */
export type VerifyFault =
  | { readonly code: 'no-seed' }
  | {
      readonly code: 'wrong-chance';
      readonly at: number;
      readonly rule: 'T7';
      readonly expected: string;
    };

/** `log` as its reader may read it: masked while the match runs, whole after its end. */
export function recordOf(
  match: Match,
  log: readonly Entry[],
  seed: Seed | undefined,
  nonces: readonly SeatNonce[] = [],
  clock?: RecordClock,
): MatchRecord {
  const outcome = outcomeOf(match);
  return {
    format: RECORD_FORMAT,
    game: match.game.info.id,
    rulesVersion: match.game.info.rulesVersion,
    seats: match.setup.seats,
    options: match.setup.options,
    seedHash: match.setup.seedHash,
    ...(outcome && seed ? { seed } : {}),
    ...(outcome && seed && nonces.length > 0 ? { nonces } : {}),
    log,
    ...(outcome ? { result: outcome } : {}),
    ...(clock ? { clock } : {}),
  };
}

/**
 * Replays a record through the rules. Nothing in it is believed, except what a referee decided:
 * `readWithReferee` judges that too.
 */
export function readRecord<State, Move, View, Event, Memory>(
  input: unknown,
  game: Game<State, Move, View, Event, Memory>,
): Result<Playthrough<State, Move, View, Event, Memory>, RecordFault> {
  const shape = parseRecord(input);
  if (!shape.ok) return shape;
  const record = shape.value;
  if (record.game !== game.info.id) return fail({ code: 'unknown-game', game: record.game });
  if (record.rulesVersion !== game.info.rulesVersion) {
    return fail({ code: 'unknown-rules-version', rulesVersion: record.rulesVersion });
  }
  if (record.seed !== undefined && hashOfSeed(record.seed) !== record.seedHash) {
    return fail({ code: 'seed-does-not-match-hash' });
  }
  const untrue = record.nonces?.find(
    ({ hash, nonce }) => nonce !== undefined && hashOfNonce(nonce) !== hash,
  );
  if (untrue) return fail({ code: 'nonce-does-not-match-hash', seat: untrue.seat });
  const missing = Object.keys(game.info.options).find(
    (name) => !Object.hasOwn(record.options, name),
  );
  if (missing !== undefined) return fail({ code: 'not-a-record', field: `options.${missing}` });
  const started = newMatch(game, record);
  if (!started.ok) return fail({ code: 'bad-setup', refusal: started.error });
  const replayed = replay(started.value, record.log);
  if (!replayed.ok) return replayed;
  const expected = outcomeOf(replayed.value.match);
  // The secret of a match that goes on would tell every shuffle to come.
  if (!expected && record.seed !== undefined) return fail({ code: 'not-a-record', field: 'seed' });
  return sameOutcome(expected, record.result) ? replayed : fail({ code: 'wrong-result', expected });
}

/** Every shuffle and roll again, from the seed and what was added to it. What a referee decided was never drawn. */
export function verifyRecord(
  record: MatchRecord,
  { match, plies }: Playthrough,
): VerifyFault | undefined {
  if (record.seed === undefined) return { code: 'no-seed' };
  const seed = seedWithNonces(record.seed, record.nonces ?? []);
  for (const { at, entry, step } of plies) {
    if (entry.by !== 'chance' || !step || isVerdict(match.game, step)) continue;
    const drawn = match.game.chance(step.before, chanceAt(seed, at));
    const expected = match.game.notation.make(step.before, drawn);
    if (expected !== entry.move) return { code: 'wrong-chance', at, rule: 'T7', expected };
  }
  return undefined;
}

const FIELDS: ReadonlySet<string> = new Set([
  'format',
  'game',
  'rulesVersion',
  'seats',
  'options',
  'seedHash',
  'seed',
  'nonces',
  'log',
  'result',
  'clock',
]);

/** The shape of a record, before any rule is asked. */
export function parseRecord(input: unknown): Result<MatchRecord, RecordFault> {
  const wrong = (field: string) => fail({ code: 'not-a-record', field } as const);
  if (!isObject(input)) return wrong('');
  const unknown = Object.keys(input).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) return wrong(unknown);
  if (input['format'] !== RECORD_FORMAT) return wrong('format');
  if (typeof input['game'] !== 'string') return wrong('game');
  if (!Number.isSafeInteger(input['rulesVersion'])) return wrong('rulesVersion');
  if (!Number.isSafeInteger(input['seats'])) return wrong('seats');
  if (!isObject(input['options'])) return wrong('options');
  if (!isSeed(input['seedHash'])) return wrong('seedHash');
  if (input['seed'] !== undefined && !isSeed(input['seed'])) return wrong('seed');
  if (input['nonces'] !== undefined && !areNonces(input)) return wrong('nonces');
  if (!Array.isArray(input['log'])) return wrong('log');
  const badEntry = input['log'].findIndex((entry) => !isEntry(entry));
  if (badEntry >= 0) return wrong(`log[${badEntry}]`);
  const { clock } = input;
  if (clock !== undefined && !isRecordClock(clock, input['log'].length)) return wrong('clock');
  const { result } = input;
  if (result !== undefined && !(isObject(result) && hasOnly(result, OUTCOME_FIELDS))) {
    return wrong('result');
  }
  return ok(input as unknown as MatchRecord);
}

function replay<State, Move, View, Event, Memory>(
  start: Match<State, Move, View, Event, Memory>,
  log: readonly Entry[],
): Result<Playthrough<State, Move, View, Event, Memory>, RecordFault> {
  let hosted = hostMatch(start);
  const plies: Ply<State, Move>[] = [];
  for (const [at, entry] of log.entries()) {
    if (entry.move === MASKED) return fail({ code: 'masked-entry', at, rule: 'T1' });
    const next = append(hosted.match, entry);
    if (!next.ok) return fail({ code: 'refused-entry', at, refusal: next.error });
    const { ply } = next.value;
    const expected = ply.entry.move;
    if (expected !== entry.move) {
      return fail({ code: 'wrong-spelling', at, rule: 'T1', expected });
    }
    hosted = hostPly(hosted, next.value);
    plies.push(ply);
  }
  return ok({ ...hosted, plies });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** They stand beside the seed, of seats that there are, each seat once and in order. */
function areNonces({ nonces, seed, seats }: Record<string, unknown>): boolean {
  if (!Array.isArray(nonces) || nonces.length === 0 || seed === undefined) return false;
  return nonces.every((one, index) => {
    if (!isObject(one) || !hasOnly(one, NONCE_FIELDS) || !isNonce(one['hash'])) return false;
    if (one['nonce'] !== undefined && !isNonce(one['nonce'])) return false;
    const { seat } = one;
    const before: unknown = index === 0 ? 0 : (nonces[index - 1] as { seat?: unknown }).seat;
    return (
      Number.isSafeInteger(seat) && Number(seat) > Number(before) && Number(seat) <= Number(seats)
    );
  });
}

const NONCE_FIELDS: ReadonlySet<string> = new Set(['seat', 'hash', 'nonce']);
const ENTRY_FIELDS: ReadonlySet<string> = new Set(['by', 'move']);
const OUTCOME_FIELDS: ReadonlySet<string> = new Set(['winners', 'scores', 'rule']);

function hasOnly(value: Record<string, unknown>, fields: ReadonlySet<string>): boolean {
  return Object.keys(value).every((field) => fields.has(field));
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || typeof value['move'] !== 'string') return false;
  if (!hasOnly(value, ENTRY_FIELDS)) return false;
  const by = value['by'];
  return by === 'chance' || by === 'table' || Number.isSafeInteger(by);
}

/** A finished match has its result in the record, a running one has none. */
function sameOutcome(expected: Outcome | undefined, given: Outcome | undefined): boolean {
  if (!expected || !given) return expected === given;
  return (
    expected.rule === given.rule &&
    JSON.stringify(expected.winners) === JSON.stringify(given.winners) &&
    JSON.stringify(expected.scores) === JSON.stringify(given.scores)
  );
}
