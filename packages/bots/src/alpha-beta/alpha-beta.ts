import type { Meter } from '../meter.ts';
import { MovePicker } from './move-picker.ts';
import type { SearchPosition } from './search-position.ts';
import * as searchPosition from './search-position.ts';
import type { TranspositionTable } from './transposition-table.ts';
import * as transpositionTable from './transposition-table.ts';

const { isDecided, NO_MOVE, WIN } = searchPosition;
const { AT_LEAST, AT_MOST, boundOf, depthOf, EXACT, makeFinding, valueOf } = transpositionTable;

/** No search goes deeper than this, forced lines apart. */
export const DEEPEST = 64;
/** How far beyond its depth a line is followed: while a side is pressed, and for other forcing moves. */
const PRESSED_PLIES = 6;
const FORCING_PLIES = 2;
/** At this depth and below, who is far enough ahead is taken to stay there. */
const SHALLOW = 3;
/** At this depth and below, who is far enough behind has nothing from quiet moves: futility pruning. */
const FUTILE = 2;
/** From this depth on a pass is tried, to a depth that is less by so much and a quarter of it. */
const PASS_DEPTH = 3;
const PASS_REDUCTION = 2;
const LATENESS_DIVISOR = 3.8;
/** By depth: after so many moves in a narrow window no quiet one is tried any more. */
const ENOUGH = [0, 8, 16, 28] as const;
/** Beyond this ply even a forced line is not followed further than its depth. */
const FORCED_PLIES = 40;
const NOT_COUNTED = -1;
/** Replies cost no depth until then. */
const MOST_PLIES = DEEPEST + FORCED_PLIES + PRESSED_PLIES + 2;
export const INFINITE = WIN + 1;

/**
 * Alpha-beta (Knuth and Moore 1975) on a position in place: principal variation search (Marsland and Campbell 1982)
 * with a transposition table, null moves (Donninger 1993), futility pruning (Heinz 1998), late move reductions
 * (Romstad 2006) and quiescence search (Beal 1990), where forced lines are followed beyond the depth.
 *
 * Values change sides by `0 - value`: `-value` would make −0 of 0, which engines cannot keep as a
 * whole number.
 */
export class AlphaBeta {
  private readonly position: SearchPosition;
  private readonly meter: Meter;
  private readonly table: TranspositionTable;
  private readonly picker: MovePicker;
  /** By ply: the best line from there on, and the ply where it ends. */
  private readonly lines = new Int32Array(MOST_PLIES * MOST_PLIES);
  private readonly lineEnds = new Int32Array(MOST_PLIES);

  constructor(position: SearchPosition, meter: Meter, table: TranspositionTable) {
    this.position = position;
    this.meter = meter;
    this.table = table;
    this.picker = new MovePicker(position, MOST_PLIES);
  }

  /** The value of the position, within a window; meaningless once the meter is used up. */
  value(depth: number, alpha: number, beta: number): number {
    return this.search(depth, 0, alpha, beta);
  }

  /** The value of one move, for the side that makes it. */
  valueOfMove(move: number, depth: number, alpha: number, beta: number): number {
    this.lineEnds[0] = 0;
    this.position.make(move);
    const value = 0 - this.search(depth - 1, 1, 0 - beta, 0 - alpha);
    this.position.unmake();
    if (!this.meter.isUsedUp) this.prolong(0, move);
    return value;
  }

  /** The best line that the last call found; after a call that was broken off, the best so far. */
  line(): number[] {
    return Array.from(this.lines.subarray(0, this.lineEnds[0] as number));
  }

  private search(depth: number, ply: number, alpha: number, beta: number): number {
    const { position, meter } = this;
    this.lineEnds[ply] = ply;
    meter.count();
    if (meter.isUsedUp) return 0;
    if (position.isOver()) return position.result() * (WIN - ply);
    if (ply > 0) {
      if (position.isRepeated()) return 0;
      const winning = position.winningMove();
      if (winning !== NO_MOVE) return this.winBy(winning, ply);
      if (depth <= 0) return this.settle(depth, ply, alpha, beta);
    }
    return this.searchMoves(depth, ply, alpha, beta);
  }

  private searchMoves(depth: number, ply: number, alpha: number, beta: number): number {
    const { position, table, picker, meter } = this;
    const low = position.keyLow();
    const high = position.keyHigh();
    const finding = table.finding(low, high);
    if (finding !== 0 && ply > 0 && depthOf(finding) >= depth) {
      const value = valueOf(finding, ply);
      if (settlesWindow(boundOf(finding), value, alpha, beta)) return value;
    }
    const known = finding === 0 ? NO_MOVE : table.move;
    const isPressed = position.isPressed();
    const isNarrow = beta - alpha === 1 && !isDecided(beta);
    let isFutile = false;
    if (!isPressed && isNarrow) {
      const estimate = position.evaluate();
      if (depth <= SHALLOW && estimate - depth * position.swing >= beta) return estimate;
      if (depth >= PASS_DEPTH && estimate >= beta && this.refutesPass(depth, ply, beta))
        return beta;
      if (meter.isUsedUp) return 0;
      isFutile = depth <= FUTILE && estimate + depth * position.swing <= alpha;
    }

    const mayPrune = !isPressed && isNarrow && depth <= SHALLOW;
    const isOnlyReply = this.beginMoves(isPressed, ply, known) === 1;
    // Forced: the only answer to a threat costs no depth, so that threats without end are seen as such.
    const left = isOnlyReply && ply < FORCED_PLIES ? depth : depth - 1;
    // At the root a move is wanted, also where all of them lose.
    let best = isPressed && ply > 0 ? lossByNeglect(ply) : -INFINITE;
    let bestMove = NO_MOVE;
    let floor = alpha;
    for (let tried = 0; ; tried++) {
      const move = picker.next(ply);
      if (move === NO_MOVE) break;
      const quiet = picker.isQuiet;
      const enough = isFutile ? 1 : (ENOUGH[depth] as number);
      if (quiet && mayPrune && tried >= enough && !isDecided(best)) break;
      const reduction = quiet && !isPressed ? lateness(tried, depth) : 0;
      position.make(move);
      const value =
        tried === 0
          ? 0 - this.search(left, ply + 1, 0 - beta, 0 - floor)
          : this.compare(left, reduction, ply + 1, floor, beta);
      position.unmake();
      if (meter.isUsedUp) return 0;
      if (value <= best) continue;
      best = value;
      if (value <= floor) continue;
      floor = value;
      bestMove = move;
      this.prolong(ply, move);
      if (value < beta) continue;
      if (quiet) picker.reward(ply, move, depth);
      break;
    }
    table.store(low, high, bestMove, makeFinding(best, ply, depth, boundFor(best, alpha, beta)));
    return best;
  }

  /** Null move: who stands well enough even after doing nothing will find a move that is good enough. */
  private refutesPass(depth: number, ply: number, beta: number): boolean {
    const { position } = this;
    if (!position.mayPass()) return false;
    position.pass();
    const left = depth - 1 - PASS_REDUCTION - (depth >> 2);
    const value = 0 - this.search(left, ply + 1, 0 - beta, 1 - beta);
    position.unpass();
    return value >= beta;
  }

  /** Gives how many moves there are where that is known: of a side that is pressed. */
  private beginMoves(isPressed: boolean, ply: number, known: number): number {
    if (isPressed && ply > 0) return this.picker.beginReplies(ply, known);
    this.picker.begin(ply, known);
    return NOT_COUNTED;
  }

  /** Later moves are only asked whether they beat the best so far; those that do are searched in full. */
  private compare(
    depth: number,
    reduction: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    let value = 0 - this.search(depth - reduction, ply, 0 - alpha - 1, 0 - alpha);
    if (reduction > 0 && value > alpha)
      value = 0 - this.search(depth, ply, 0 - alpha - 1, 0 - alpha);
    if (value > alpha && value < beta) value = 0 - this.search(depth, ply, 0 - beta, 0 - alpha);
    return value;
  }

  /** Quiescence search at the end of the depth: only what is forced, and then the estimate. */
  private settle(depth: number, ply: number, alpha: number, beta: number): number {
    const { position, picker, meter } = this;
    const isPressed = position.isPressed() && depth > -PRESSED_PLIES;
    let best = isPressed ? lossByNeglect(ply) : position.evaluate();
    if (best >= beta || (!isPressed && depth <= -FORCING_PLIES)) return best;
    const count = isPressed ? picker.beginReplies(ply, NO_MOVE) : picker.beginForcing(ply);
    if (count === 0) return best;
    let floor = Math.max(alpha, best);
    for (let move = picker.next(ply); move !== NO_MOVE; move = picker.next(ply)) {
      position.make(move);
      const value = 0 - this.search(depth - 1, ply + 1, 0 - beta, 0 - floor);
      position.unmake();
      if (meter.isUsedUp) return 0;
      if (value <= best) continue;
      best = value;
      if (value <= floor) continue;
      floor = value;
      this.prolong(ply, move);
      if (value >= beta) break;
    }
    return best;
  }

  private winBy(move: number, ply: number): number {
    this.lines[ply * MOST_PLIES + ply] = move;
    this.lineEnds[ply] = ply + 1;
    return WIN - ply - 1;
  }

  /** The best line from `ply` on is this move and then the best line after it. */
  private prolong(ply: number, move: number): void {
    const { lines } = this;
    const own = ply * MOST_PLIES;
    const next = own + MOST_PLIES;
    const end = this.lineEnds[ply + 1] as number;
    lines[own + ply] = move;
    for (let at = ply + 1; at < end; at++) lines[own + at] = lines[next + at] as number;
    this.lineEnds[ply] = end;
  }
}

/** Who does nothing about a threat loses by the opponent's next move. */
function lossByNeglect(ply: number): number {
  return ply + 2 - WIN;
}

function settlesWindow(bound: number, value: number, alpha: number, beta: number): boolean {
  if (bound === AT_LEAST) return value >= beta;
  if (bound === AT_MOST) return value <= alpha;
  // In a wider window the line is wanted too, and the table does not hold it.
  return beta - alpha === 1;
}

function boundFor(value: number, alpha: number, beta: number): number {
  if (value >= beta) return AT_LEAST;
  return value > alpha ? EXACT : AT_MOST;
}

/** Late move reduction: how many plies less a quiet move is looked at when many were tried before it. */
function lateness(tried: number, depth: number): number {
  return LATENESS[Math.min(depth, 31) * 64 + Math.min(tried, 63)] as number;
}

const LATENESS = new Uint8Array(32 * 64);
for (let depth = 3; depth < 32; depth++) {
  for (let tried = 3; tried < 64; tried++) {
    const reduction = Math.floor(0.5 + (Math.log2(depth) * Math.log2(tried)) / LATENESS_DIVISOR);
    LATENESS[depth * 64 + tried] = Math.min(reduction, depth - 1);
  }
}
