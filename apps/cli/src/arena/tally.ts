import { eloInterval, type Measured, scoreInterval } from '../statistics/elo.ts';
import { sprt, type SprtPlan, type SprtState } from '../statistics/sprt.ts';
import { pentanomial, sum, type UnitScores } from '../statistics/unit-scores.ts';
import type { Effort, PlayedMatch, PlayedUnit } from './play-unit.ts';

/** What came of all matches. Shares are from 0 to 1, intervals hold with 95 % confidence. */
export interface Tally {
  readonly matches: number;
  /** Deals or openings, each played in every seating. */
  readonly units: number;
  /** The share that side a got of all matches. */
  readonly scoreA: number;
  /** The share that it would have got if both sides were equally strong. */
  readonly expectedA: number;
  readonly winsA: number;
  readonly shared: number;
  readonly lossesA: number;
  /** By how much a is stronger; null where it is without bound. */
  readonly elo: Bars;
  readonly bySeats: readonly SeatsTally[];
  readonly movesPerMatch: number;
  readonly nodesPerMoveA: number;
  readonly nodesPerMoveB: number;
  readonly sprt?: SprtState;
}

export interface Bars {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Of the tables with one number of seats. */
export interface SeatsTally {
  readonly seats: number;
  readonly matches: number;
  readonly units: number;
  readonly expected: number;
  readonly score: Bars;
  readonly elo: Bars;
  /** Of two seats: pairs that brought a 0, ½, 1, 1½ and 2 points. */
  readonly pentanomial?: readonly number[];
}

export function tallyOf(played: readonly PlayedUnit[], plan: SprtPlan | undefined): Tally {
  const matches = played.flatMap((unit) => unit.matches);
  const count = (of: (match: PlayedMatch) => boolean): number => matches.filter(of).length;
  const winsA = count(({ gain }) => gain === 1);
  const lossesA = count(({ gain }) => gain === 0);
  const groups = groupBySeats(played);
  const scores = [...groups.values()].map(unitScores);
  return {
    matches: matches.length,
    units: played.length,
    scoreA: rounded(mean(matches.map(({ gain }) => gain))),
    expectedA: rounded(mean(played.flatMap((unit) => unit.matches.map(() => expectedOf(unit))))),
    winsA,
    shared: matches.length - winsA - lossesA,
    lossesA,
    elo: inElo(eloInterval(scores)),
    bySeats: [...groups].map(([seats, units]) => seatsTally(seats, units)),
    movesPerMatch: Math.round(mean(matches.map(({ a, b }) => a.moves + b.moves))),
    nodesPerMoveA: nodesPerMove(matches.map(({ a }) => a)),
    nodesPerMoveB: nodesPerMove(matches.map(({ b }) => b)),
    ...(plan && { sprt: sprt(scores, plan) }),
  };
}

function seatsTally(seats: number, units: readonly PlayedUnit[]): SeatsTally {
  const group = unitScores(units);
  const { value, low, high } = scoreInterval(group);
  return {
    seats,
    matches: units.flatMap(({ matches }) => matches).length,
    units: units.length,
    expected: rounded(group.expected),
    score: { value: rounded(value), low: rounded(low), high: rounded(high) },
    elo: inElo(eloInterval([group])),
    ...(seats === 2 && { pentanomial: pentanomial(group.scores) }),
  };
}

function groupBySeats(played: readonly PlayedUnit[]): ReadonlyMap<number, readonly PlayedUnit[]> {
  const groups = Map.groupBy(played, ({ unit }) => unit.table.seats);
  return new Map([...groups].toSorted(([one], [other]) => one - other));
}

function unitScores(units: readonly PlayedUnit[]): UnitScores {
  return {
    expected: mean(units.map(expectedOf)),
    scores: units.map(({ matches }) => mean(matches.map(({ gain }) => gain))),
  };
}

function expectedOf({ unit }: PlayedUnit): number {
  return unit.table.team / unit.table.seats;
}

function nodesPerMove(efforts: readonly Effort[]): number {
  const moves = sum(efforts.map((effort) => effort.moves));
  return Math.round(sum(efforts.map(({ nodes }) => nodes)) / Math.max(1, moves));
}

function inElo({ value, low, high }: Measured): Bars {
  const bound = (elo: number): number | null =>
    Number.isFinite(elo) ? Math.round(elo * 10) / 10 : null;
  return { value: bound(value), low: bound(low), high: bound(high) };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
