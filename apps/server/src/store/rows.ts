import type { Options } from '@kast/kernel';
import type { Insertable, Selectable } from 'kysely';
import type { Watchers } from '@kast/protocol';
import type { Schema } from './schema.ts';
import type { MatchFacts, MatchId, StoredEntry, StoredSeat } from './store.ts';

/** Rows of the tables, to and from what they stand for; the same for every database. */
export function matchRow(facts: MatchFacts): Insertable<Schema['matches']> {
  return {
    id: facts.id,
    game: facts.game,
    rules_version: facts.rulesVersion,
    options: JSON.stringify(facts.options),
    watchers: facts.watchers,
    seed: facts.seed,
    maker: facts.maker,
    made_at: facts.madeAt,
    rematch_of: facts.rematchOf ?? null,
    last_at: facts.madeAt,
    is_over: 0,
  };
}

export function factsOf(row: Selectable<Schema['matches']>): MatchFacts {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as Options,
    watchers: row.watchers as Watchers,
    seed: row.seed,
    maker: row.maker,
    madeAt: row.made_at,
    rematchOf: row.rematch_of ?? undefined,
  };
}

export function seatRow(match: MatchId, seat: StoredSeat): Insertable<Schema['seats']> {
  return {
    match_id: match,
    seat: seat.seat,
    kind: seat.kind,
    holder: seat.kind === 'person' ? seat.holder : null,
    level: seat.kind === 'bot' ? seat.level : null,
  };
}

export function seatOf(row: Selectable<Schema['seats']>): StoredSeat {
  const { seat, kind, holder, level } = row;
  if (kind === 'person' && holder !== null) return { seat, kind, holder };
  if (kind === 'bot' && level !== null) return { seat, kind, level };
  if (kind === 'open') return { seat, kind };
  throw new Error(`seat ${seat} of match ${row.match_id} is stored as ${kind} without its holder`);
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
  return { by, move: row.move, at: row.at, key: row.key ?? undefined };
}
