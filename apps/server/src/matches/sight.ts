import {
  happeningFor,
  logFor,
  type Match,
  type MatchRecord,
  must,
  outcomeOf,
  recalledBy,
  recordFor,
  type Standing,
  standingFor,
  type Viewer,
} from '@kast/kernel';
import type { MatchSummary, PlyEvent, SeatInfo, Snapshot, TableEvent } from '@kast/protocol';
import type { StoredSeat } from '../store/store.ts';
import type { OpenTable } from './open-table.ts';
import { computerSeats, type Role } from './roles.ts';
import { takeBackOrder } from './take-back.ts';

/**
 * Everything that leaves the server about a match is made in this file, for one viewer. The parts
 * that depend on the game come from the kernel's sight.
 */
export function snapshotFor(table: OpenTable, { viewer, isMaker }: Role): Snapshot {
  const { facts, match } = table;
  return {
    id: facts.id,
    game: facts.game,
    rulesVersion: facts.rulesVersion,
    options: facts.options,
    watchers: facts.watchers,
    ...tableFor(table, viewer),
    maker: isMaker,
    seedHash: match.setup.seedHash,
    ...revealedSeed(table, match),
    standing: standingOf(table, match, viewer),
    log: [...logFor(match, viewer)],
    happened: recalledBy(match, viewer).happened.map((events) => [...events]),
  };
}

export function tableFor(table: OpenTable, viewer: Viewer): TableEvent {
  return {
    seats: seatInfos(table),
    ...(typeof viewer === 'number' ? { you: viewer } : {}),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
  };
}

/** What has happened since `ply`, entry by entry, for a viewer who looks on. */
export function happenedSince(table: OpenTable, viewer: Viewer, ply: number): PlyEvent[] {
  const matches = table.since(ply);
  return matches.slice(1).map((after, index) => ({
    happening: happeningFor(after, must(matches[index], 'the match before'), viewer),
    standing: standingOf(table, after, viewer),
    ...revealedSeed(table, after),
  }));
}

/**
 * The same for a viewer who was away, or says so. Where the game wants things remembered and not
 * looked up, it is told as it may be told now: coming back to an old ply would be looking it up.
 */
export function missedSince(table: OpenTable, viewer: Viewer, ply: number): PlyEvent[] {
  const { match } = table;
  const { game, state } = match;
  const happened = happenedSince(table, viewer, ply);
  if (!game.recall || outcomeOf(match)) return happened;
  const recall = game.recall.bind(game);
  const standing = standingOf(table, match, viewer);
  return happened.map(({ happening }) => {
    const events = happening.events.map((event) => recall(event, state, viewer));
    return { happening: { ...happening, events }, standing };
  });
}

export function summaryFor(table: OpenTable, viewer: Viewer): MatchSummary {
  const { facts, match, lastAt } = table;
  const { ply, toDecide, outcome } = standingFor(match, viewer);
  return {
    id: facts.id,
    game: facts.game,
    seats: seatInfos(table),
    ...(typeof viewer === 'number' ? { you: viewer } : {}),
    ply,
    toDecide: [...toDecide],
    ...(outcome ? { outcome } : {}),
    madeAt: facts.madeAt,
    lastAt,
  };
}

export function recordOf(table: OpenTable, viewer: Viewer): MatchRecord {
  return recordFor(table.match, viewer, table.facts.seed);
}

/** T6: what a computer would take back first does not stand in between. */
function standingOf(table: OpenTable, match: Match, viewer: Viewer): Standing {
  const standing = standingFor(match, viewer);
  if (typeof viewer !== 'number' || standing.canTakeBack) return standing;
  const canTakeBack = takeBackOrder(match, viewer, computerSeats(table)) !== undefined;
  return { ...standing, canTakeBack };
}

function revealedSeed(table: OpenTable, match: Match): { seed?: string } {
  return outcomeOf(match) ? { seed: table.facts.seed } : {};
}

function seatInfos(table: OpenTable): SeatInfo[] {
  return table.seats.map((seat) => seatInfo(table, seat));
}

function seatInfo(table: OpenTable, seat: StoredSeat): SeatInfo {
  switch (seat.kind) {
    case 'open':
      return { seat: seat.seat, kind: 'open', present: false };
    case 'bot':
      return { seat: seat.seat, kind: 'bot', level: seat.level, present: true };
    default: {
      const name = table.names.get(seat.holder);
      const present = table.present.has(seat.holder);
      return { seat: seat.seat, kind: 'person', ...(name === undefined ? {} : { name }), present };
    }
  }
}
