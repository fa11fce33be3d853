import type { Actor, Outcome, Turn } from '@kast/kernel';
import { KING, kingSquare, otherSide, seatOf } from './board.ts';
import { boardAfter, pawnsTaken } from './capturing.ts';
import { type KingCapture, kingTakenFrom } from './king.ts';
import { canMove, type TablutMove } from './moving.ts';
import { DRAWING_OCCURRENCE, occurrences, positionKey } from './repetition.ts';
import { isCorner, type Square } from './square.ts';
import type { TablutState } from './state.ts';
import { type CountedThreat, countThreats, isVoid, type ThreatTurn, timesMade } from './threats.ts';

export function turn({ outcome, turn: side }: TablutState): Turn {
  if (outcome) return { kind: 'over', outcome };
  return { kind: 'seats', seats: [seatOf(side)], rule: 'TB1.4' };
}

export function apply(state: TablutState, _by: Actor, move: TablutMove): TablutState {
  return resolve(state, move).after;
}

/** Everything that one move brings about. `after` is the next state; the rest is there to be told. */
export interface Resolution {
  readonly after: TablutState;
  readonly taken: readonly Square[];
  /** The king stands in a closed trap: taken, or spared because the threat was void (TB5.3). */
  readonly trap: { readonly way: KingCapture; readonly isVoid: boolean } | undefined;
  readonly threatsMade: readonly CountedThreat[];
  /** How often the new position has come, if it counts. TB5.4 */
  readonly occurrence: number;
}

/** Lives as long as the state that it led to: what a move brought is told soon after it was made. */
const resolutions = new WeakMap<TablutState, Resolution>();

/** What the move brings about, or brought about where it was made already. The move is legal. */
export function resolve(state: TablutState, move: TablutMove, after?: TablutState): Resolution {
  const known = after && resolutions.get(after);
  if (known) return known;
  const resolution = check(state, move);
  resolutions.set(resolution.after, resolution);
  return resolution;
}

/** The checks after a move, in the order of the rules. */
function check(state: TablutState, move: TablutMove): Resolution {
  const taken = pawnsTaken(state, move);
  const moved: TablutState = {
    ...state,
    board: boardAfter(state, move, taken),
    turn: otherSide(state.turn),
    answering: false,
    positions: taken.length > 0 ? [] : state.positions,
    quietPlies: taken.length > 0 ? 0 : state.quietPlies + 1,
  };
  const trap = trapClosed(state, move, moved);
  const nothingYet = { taken, trap, threatsMade: [], occurrence: 0 };
  const atOnce = endedByKing(moved, move, trap);
  if (atOnce) return { ...nothingYet, after: { ...moved, outcome: atOnce } };

  const { made, counts } = threatsAfter(state, moved, taken.length > 0);
  const answering = made.some((threat) => !isVoid(threat.times));
  const counted = withPosition({ ...moved, threatCounts: counts, answering }, state.answering);
  const after = { ...counted.state, outcome: endedByTurn(counted.state, counted.occurrence) };
  return { ...nothingYet, after, threatsMade: made, occurrence: counted.occurrence };
}

function trapClosed(before: TablutState, move: TablutMove, moved: TablutState): Resolution['trap'] {
  if (before.turn === 'light') return undefined;
  const way = kingTakenFrom(moved, move.to);
  if (!way) return undefined;
  const threat = { ...move, king: kingSquare(moved.board) };
  return { way, isVoid: isVoid(timesMade(before.threatCounts, threat)) }; // TB5.3
}

function endedByKing(
  moved: TablutState,
  move: TablutMove,
  trap: Resolution['trap'],
): Outcome | undefined {
  if (moved.board[move.to] === KING && isCorner(move.to)) {
    return { winners: [seatOf('light')], rule: 'TB4.5' };
  }
  if (trap && !trap.isVoid) return { winners: [seatOf('dark')], rule: 'TB4.4' };
  return undefined;
}

/** TB5.2: only the attackers' moves make threats, and only they start the counts afresh. */
function threatsAfter(before: TablutState, moved: TablutState, tookPawn: boolean): ThreatTurn {
  if (before.turn === 'light') return { made: [], counts: before.threatCounts };
  return countThreats(before, moved, before.threatCounts, tookPawn);
}

/** TB5.4: a position that a threat forced, or the answer to one, is not counted. */
function withPosition(
  state: TablutState,
  isAnswer: boolean,
): { readonly state: TablutState; readonly occurrence: number } {
  if (state.answering || isAnswer) return { state, occurrence: 0 };
  const key = positionKey(state.board, state.turn);
  const positions = [...state.positions, key];
  return { state: { ...state, positions }, occurrence: occurrences(positions, key) };
}

function endedByTurn(state: TablutState, occurrence: number): Outcome | null {
  if (!canMove(state, state.turn)) {
    return { winners: [seatOf(otherSide(state.turn))], rule: 'TB5.6' };
  }
  if (occurrence >= DRAWING_OCCURRENCE) return { winners: [], rule: 'TB5.4' };
  if (state.quietPlies >= state.options.drawAfter) return { winners: [], rule: 'TB5.5' };
  return null;
}
