import { LEVEL_AFTER_RESIGNING } from '@kast/bots';
import type { ClockSetup, MatchClock, Options, Outcome, Seat, SeatNonce } from '@kast/kernel';
import type { Insertable, Selectable } from 'kysely';
import type { SubstitutedStretch, Watchers } from '@kast/protocol';
import type { Schema } from './schema.ts';
import {
  type Attendance,
  DamagedRowError,
  type MatchFacts,
  type MatchId,
  type MatchStatus,
  type StoredClock,
  type StoredEntry,
  type StoredNonce,
  type StoredSeat,
} from './store.ts';

/** Rows of the tables, to and from what they stand for; the same for every database. */
export function factsRow(facts: MatchFacts) {
  return {
    id: facts.id,
    game: facts.game,
    rules_version: facts.rulesVersion,
    options: JSON.stringify(facts.options),
    watchers: facts.watchers,
    seed: facts.seed,
    maker: facts.maker,
    account: facts.account,
    made_at: facts.madeAt,
    rematch_of: facts.rematchOf ?? null,
    clock: facts.clock ? JSON.stringify(facts.clock) : null,
    absence: facts.absence ?? null,
    rating: facts.rated ? 'open' : null,
  };
}

export function factsOf(row: Selectable<Schema['matches']>): MatchFacts {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: wholeNumber(row.id, row.rules_version),
    options: optionsOf(row),
    watchers: row.watchers as Watchers,
    seed: row.seed,
    maker: row.maker,
    account: row.account,
    madeAt: wholeNumber(row.id, row.made_at),
    rematchOf: row.rematch_of ?? undefined,
    ...termsIn(row),
    ...(row.absence === null ? {} : { absence: row.absence as 'computer' | 'forfeit' }),
  };
}

/** T11, T16: what a table is played by, beside its rules. */
export function termsIn(
  row: Pick<Selectable<Schema['matches']>, 'id' | 'rating' | 'clock'>,
): Pick<MatchFacts, 'rated' | 'clock'> {
  return {
    ...(row.rating === null ? {} : { rated: true as const }),
    ...(row.clock === null ? {} : { clock: parsedObject<ClockSetup>(row, row.clock) }),
  };
}

export function optionsOf(row: Pick<Selectable<Schema['matches']>, 'id' | 'options'>): Options {
  return parsedObject<Options>(row, row.options);
}

export function statusRow({ ply, toDecide, outcome, lastAt, awaitsBot }: MatchStatus) {
  return {
    ply,
    to_decide: JSON.stringify(toDecide),
    outcome: outcome ? JSON.stringify(outcome) : null,
    last_at: lastAt,
    awaits_bot: awaitsBot ? 1 : 0,
    is_over: outcome ? 1 : 0,
  };
}

export const STATUS_COLUMNS = ['ply', 'to_decide', 'outcome', 'last_at', 'awaits_bot'] as const;

type StatusRow = Pick<Selectable<Schema['matches']>, 'id' | (typeof STATUS_COLUMNS)[number]>;

export function statusOf(row: StatusRow): MatchStatus {
  return {
    ply: wholeNumber(row.id, row.ply),
    toDecide: seatsIn(row),
    outcome: row.outcome === null ? undefined : parsedObject<Outcome>(row, row.outcome),
    lastAt: wholeNumber(row.id, row.last_at),
    awaitsBot: row.awaits_bot === 1,
  };
}

export function seatRow(match: MatchId, seat: StoredSeat): Omit<Schema['seats'], 'is_over'> {
  const nonce = seat.kind === 'person' ? seat.nonce : undefined;
  return {
    match_id: match,
    seat: seat.seat,
    kind: seat.kind,
    holder: seat.kind === 'person' ? seat.holder : null,
    level: seat.kind === 'bot' ? seat.level : null,
    computer_name: seat.kind === 'bot' ? (seat.name ?? null) : null,
    nonce_state: nonce?.state ?? null,
    nonce_hash: nonce && nonce.state !== 'awaited' ? (nonce.hash ?? null) : null,
    nonce: nonce?.state === 'revealed' ? nonce.nonce : null,
    ...attendanceRow(seat.kind === 'person' ? (seat.attendance ?? {}) : {}),
  };
}

export function attendanceRow({ away, substitute, substituted }: Attendance) {
  return {
    away_cause: away?.cause ?? null,
    away_since: away?.since ?? null,
    substitute_from: substitute?.from ?? null,
    substitute_level: substitute?.level ?? null,
    substituted: substituted ? JSON.stringify(substituted) : null,
  };
}

type SeatRow = Pick<
  Selectable<Schema['seats']>,
  'match_id' | 'seat' | 'kind' | 'holder' | 'level' | 'computer_name'
>;

export function seatOf(row: SeatRow): StoredSeat {
  const { kind, holder } = row;
  const seat = wholeNumber(row.match_id, row.seat);
  if (kind === 'person' && holder !== null) return { seat, kind, holder };
  if (kind === 'bot' && row.level !== null) {
    const level = wholeNumber(row.match_id, row.level);
    return {
      seat,
      kind,
      level,
      ...(row.computer_name === null ? {} : { name: row.computer_name }),
    };
  }
  if (kind === 'open') return { seat, kind };
  throw new DamagedRowError(
    `seat ${seat} of match ${row.match_id} is stored as ${kind} without its holder`,
  );
}

/** With what its holder adds to chance, which no list needs. */
export function seatWithNonce(row: Selectable<Schema['seats']>): StoredSeat {
  const seat = seatOf(row);
  if (seat.kind !== 'person') return seat;
  const nonce = nonceIn(row);
  const attendance = attendanceIn(row);
  return { ...seat, ...(nonce ? { nonce } : {}), ...(attendance ? { attendance } : {}) };
}

function attendanceIn(row: Selectable<Schema['seats']>): Attendance | undefined {
  const { away_cause: cause, away_since: since, substitute_from: from, substituted } = row;
  // Who sat in before the level was stored played at this one.
  const level = row.substitute_level ?? LEVEL_AFTER_RESIGNING;
  if (cause === null && from === null && substituted === null) return undefined;
  const id = row.match_id;
  return {
    ...(cause === null || since === null ? {} : { away: { cause, since: wholeNumber(id, since) } }),
    ...(from === null ? {} : { substitute: { from: wholeNumber(id, from), level } }),
    ...(substituted === null
      ? {}
      : { substituted: parsedObject<SubstitutedStretch>({ id }, substituted) }),
  };
}

function nonceIn(row: Selectable<Schema['seats']>): StoredNonce | undefined {
  const { nonce_state: state, nonce_hash: hash, nonce } = row;
  if (state === null) return undefined;
  if (state === 'awaited') return { state };
  if (state === 'withheld') return hash === null ? { state } : { state, hash };
  if (state === 'committed' && hash !== null) return { state, hash };
  if (state === 'revealed' && hash !== null && nonce !== null) return { state, hash, nonce };
  throw new DamagedRowError(`seat ${row.seat} of match ${row.match_id} has a nonce "${state}"`);
}

export function noncesOf(
  row: Pick<Selectable<Schema['matches']>, 'id' | 'nonces'>,
): readonly SeatNonce[] | 'open' | undefined {
  if (row.nonces === null || row.nonces === 'open') return row.nonces ?? undefined;
  return parsedObject<readonly SeatNonce[]>(row, row.nonces);
}

export function clockRow(clock: StoredClock | undefined) {
  if (!clock) return { clock_state: null, due_at: null };
  return { clock_state: JSON.stringify(clock.state), due_at: clock.dueAt ?? null };
}

export function clockOf(
  row: Pick<Selectable<Schema['matches']>, 'id' | 'clock_state'>,
): MatchClock | undefined {
  return row.clock_state === null ? undefined : parsedObject<MatchClock>(row, row.clock_state);
}

export function entryRow(
  match: MatchId,
  ply: number,
  entry: StoredEntry,
): Insertable<Schema['entries']> {
  const { by, move, at, key = null } = entry;
  return { match_id: match, ply, by: String(by), move, at, key };
}

export function entryOf(row: Selectable<Schema['entries']>): StoredEntry {
  const by = row.by === 'chance' || row.by === 'table' ? row.by : Number(row.by);
  return { by, move: row.move, at: wholeNumber(row.match_id, row.at), key: row.key ?? undefined };
}

/** SQLite holds larger ones than we can, and texts where it was promised numbers. */
export function wholeNumber<Value extends number>(match: MatchId, value: Value): Value {
  if (Number.isSafeInteger(value)) return value;
  throw new DamagedRowError(`match ${match} is stored with the number "${value}"`);
}

function seatsIn(row: Pick<StatusRow, 'id' | 'to_decide'>): readonly Seat[] {
  const seats = parsedObject<unknown>(row, row.to_decide);
  if (Array.isArray(seats) && seats.every(Number.isInteger)) return seats as Seat[];
  throw new DamagedRowError(`match ${row.id} is stored with "${row.to_decide.slice(0, 80)}"`);
}

function parsedObject<Value>({ id }: { readonly id: MatchId }, text: string): Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Value;
  } catch {
    // Told below, with the match that it belongs to.
  }
  throw new DamagedRowError(`match ${id} is stored with "${text.slice(0, 80)}"`);
}
