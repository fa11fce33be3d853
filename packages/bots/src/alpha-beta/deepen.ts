import { AlphaBeta, DEEPEST, INFINITE } from './alpha-beta.ts';
import type { Budget } from '../bot.ts';
import { Meter } from '../meter.ts';
import { type Company, clockIn, leave, sharedTable } from './company.ts';
import { isDecided, type SearchPosition, WIN } from './search-position.ts';
import { TranspositionTable, wordsFor } from './transposition-table.ts';

export interface SearchLimits {
  readonly budget: Budget;
  readonly clock: () => number;
  /** In plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
  /** Who else searches the same position; nobody where it is left out. */
  readonly company?: Company;
}

export interface MoveValue {
  readonly move: number;
  /** For the side on turn, as in SearchPosition; beyond HIGHEST_ESTIMATE the end is in sight. */
  readonly value: number;
  /** The move and what is expected after it. */
  readonly line: readonly number[];
}

export interface Found {
  readonly best: MoveValue;
  /** To which depth the search was completed. */
  readonly depth: number;
  readonly nodes: number;
}

export interface Valued {
  /** Every legal move, the best first; of one that is worse by more than the margin only that is known. */
  readonly moves: readonly MoveValue[];
  readonly depth: number;
  readonly nodes: number;
}

/** Of the transposition table: 2 MB at most, less for a search that cannot fill it. */
const MOST_TABLE_BITS = 17;
/** A deeper search rarely moves the value by more than this. */
const WINDOW = 40;

/** Iterative deepening (Slate and Atkin 1977): the best move, one ply deeper each time until the budget is used up. */
export function findBestMove(position: SearchPosition, limits: SearchLimits): Found {
  const { search, meter } = prepare(position, limits);
  let best = unsearched(position)[0] as MoveValue;
  let depth = 0;
  // Who begins deeper than the others is ahead of them, and leaves in the table what they will need.
  let next = 1 + (limits.company?.worker ?? 0);
  while (next <= deepestOf(limits) && !isSettled(best.value, depth)) {
    const value = searchAround(search, meter, next, best.value);
    const line = search.line();
    // Broken off: what was found better so far is better, but its value is not known.
    if (line[0] !== undefined) {
      best = { move: line[0], line, value: meter.isUsedUp ? best.value : value };
    }
    if (meter.isUsedUp) break;
    depth = next++;
  }
  if (limits.company) leave(limits.company);
  return { best, depth, nodes: meter.nodes };
}

/**
 * The value of every move, searched one ply deeper each time until the budget is used up: dearer than
 * finding the best one, and what a player needs who is to choose less than the best. The less the `margin` by which a
 * move may be worse and still matter, the deeper the same budget goes.
 */
export function valueMoves(
  position: SearchPosition,
  limits: SearchLimits,
  margin = 2 * INFINITE,
): Valued {
  const { search, meter } = prepare(position, limits);
  let moves = unsearched(position);
  let depth = 0;
  while (depth < deepestOf(limits) && !areSettled(moves, depth, margin)) {
    const valued = valueEach(search, meter, moves, depth + 1, margin);
    if (meter.isUsedUp) break;
    moves = valued;
    depth++;
  }
  return { moves, depth, nodes: meter.nodes };
}

function prepare(position: SearchPosition, { budget, clock, company }: SearchLimits) {
  const meter = new Meter(budget, company ? clockIn(company, clock) : clock);
  const words = company ? sharedTable(company) : new Int32Array(wordsFor(tableBits(budget)));
  return { search: new AlphaBeta(position, meter, new TranspositionTable(words)), meter };
}

function tableBits({ nodes }: Budget): number {
  return Math.min(MOST_TABLE_BITS, 32 - Math.clz32(nodes ?? 2 ** MOST_TABLE_BITS));
}

function deepestOf(limits: SearchLimits): number {
  return Math.min(limits.deepest ?? DEEPEST, DEEPEST);
}

/** A first search in a narrow window round the last value; where that fails, in an open one. */
function searchAround(search: AlphaBeta, meter: Meter, depth: number, around: number): number {
  if (depth < 3 || isDecided(around)) return search.value(depth, -INFINITE, INFINITE);
  const low = around - WINDOW;
  const high = around + WINDOW;
  const value = search.value(depth, low, high);
  if (meter.isUsedUp || (value > low && value < high)) return value;
  return value <= low ? search.value(depth, -INFINITE, high) : search.value(depth, low, INFINITE);
}

function valueEach(
  search: AlphaBeta,
  meter: Meter,
  moves: readonly MoveValue[],
  depth: number,
  margin: number,
): readonly MoveValue[] {
  const valued: MoveValue[] = [];
  let floor = -INFINITE;
  for (const { move } of moves) {
    const value = valueAbove(search, move, depth, floor);
    if (meter.isUsedUp) return [];
    valued.push({ move, value, line: search.line() });
    floor = Math.max(floor, value - margin);
  }
  return valued.toSorted((one, other) => other.value - one.value);
}

/** Whether a move is worth more than that is asked first, which is cheap to answer where it is not. */
function valueAbove(search: AlphaBeta, move: number, depth: number, floor: number): number {
  if (floor > -INFINITE) {
    const value = search.valueOfMove(move, depth, floor, floor + 1);
    if (value <= floor) return value;
  }
  return search.valueOfMove(move, depth, floor, INFINITE);
}

function unsearched(position: SearchPosition): readonly MoveValue[] {
  const moves = new Int32Array(position.mostMoves);
  const count = position.listMoves(moves, 0);
  if (count === 0) throw new Error('nothing to search: there is no move');
  return Array.from(moves.subarray(0, count), (move) => ({ move, value: 0, line: [move] }));
}

/** Of every move that may still matter it is known how the match ends. */
function areSettled(moves: readonly MoveValue[], depth: number, margin: number): boolean {
  const least = (moves[0]?.value ?? 0) - margin;
  return depth > 0 && moves.every(({ value }) => value <= least || isSettled(value, depth));
}

/** The end is within the depth that was searched: looking further cannot change it. */
function isSettled(value: number, depth: number): boolean {
  return isDecided(value) && WIN - Math.abs(value) <= depth;
}
