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
import { botSeats, type Role } from './roles.ts';
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

/** What a viewer who has seen `ply` entries has missed, entry by entry. */
export function missedBy(table: OpenTable, viewer: Viewer, ply: number): PlyEvent[] {
  const matches = table.since(ply);
  return matches
    .slice(1)
    .map((after, index) =>
      plyEvent(table, viewer, must(matches[index], 'the match before'), after),
    );
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

/**
 * Where the game wants things remembered and not looked up, what was missed is told as it may be
 * told now: otherwise reconnecting from an old ply would be looking it up.
 */
function plyEvent(table: OpenTable, viewer: Viewer, before: Match, after: Match): PlyEvent {
  const { game } = after;
  const now = table.match;
  const happening = happeningFor(after, before, viewer);
  const seed = revealedSeed(table, after);
  if (!game.recall || outcomeOf(now)) {
    return { happening, standing: standingOf(table, after, viewer), ...seed };
  }
  const recall = game.recall.bind(game);
  const events = happening.events.map((event) => recall(event, now.state, viewer));
  return { happening: { ...happening, events }, standing: standingOf(table, now, viewer), ...seed };
}

/** T6: what a bot would give back counts as one's own. */
function standingOf(table: OpenTable, match: Match, viewer: Viewer): Standing {
  const standing = standingFor(match, viewer);
  if (typeof viewer !== 'number' || standing.canTakeBack) return standing;
  const canTakeBack = takeBackOrder(match, viewer, botSeats(table)) !== undefined;
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
