import type { Actor, Outcome, Turn } from '@kast/kernel';
import { EMPTY, otherSide, pointsOf, put, seatOf, type Side } from './board.ts';
import { movesOf, type Position, stepped } from './moving.ts';
import { type MorrisMove, type MorrisState, positionKey } from './state.ts';

/** NM4.1 */
const FEWEST_PIECES = 3;
/** NM4.3 */
const DRAWING_OCCURRENCE = 3;
/** NM4.4 */
export const QUIET_PLIES = 60;

export function turn({ outcome, turn: side }: MorrisState): Turn {
  if (outcome) return { kind: 'over', outcome };
  return { kind: 'seats', seats: [seatOf(side)], rule: 'NM1.3' };
}

/** The state after a legal move. */
export function apply(state: MorrisState, _by: Actor, move: MorrisMove): MorrisState {
  const { turn: side } = state;
  const next = otherSide(side);
  const moved = stepped(state.board, side, move);
  const board = move.takes === null ? moved : put(moved, move.takes, EMPTY);
  const isPlaced = move.from === null;
  const isQuiet = !isPlaced && move.takes === null;
  const after = {
    ...state,
    board,
    turn: next,
    inHand: isPlaced ? { ...state.inHand, [side]: state.inHand[side] - 1 } : state.inHand,
    positions: [...(isQuiet ? state.positions : []), positionKey({ board, turn: next })],
    quietPlies: isQuiet ? state.quietPlies + 1 : 0,
  };
  return { ...after, outcome: outcomeOf(after) };
}

function outcomeOf(after: MorrisState): Outcome | null {
  const { turn } = after;
  const winners = [seatOf(otherSide(turn))];
  if (piecesOf(after, turn) < FEWEST_PIECES) return { winners, rule: 'NM4.1' };
  if (movesOf(after, turn).length === 0) return { winners, rule: 'NM4.2' };
  if (timesStood(after) >= DRAWING_OCCURRENCE) return { winners: [], rule: 'NM4.3' };
  return after.quietPlies >= QUIET_PLIES ? { winners: [], rule: 'NM4.4' } : null;
}

/** On the board and in hand. */
function piecesOf({ board, inHand }: Position, side: Side): number {
  return pointsOf(board, side).length + inHand[side];
}

/** NM4.3: how often the position that stands now has stood. */
export function timesStood({ positions }: MorrisState): number {
  const now = positions.at(-1);
  return positions.filter((key) => key === now).length;
}
