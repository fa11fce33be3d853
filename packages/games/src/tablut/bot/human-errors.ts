import type { Level, Oversight } from '@kast/bots';
import * as rules from '../rules/index.ts';
import { parsePositionKey } from '../rules/repetition.ts';
import { columnOf, rowOf } from './board.ts';
import { pawnsTakenAt } from './capturing-moves.ts';
import { fastMove, positionOf } from './from-state.ts';
import { LEVELS, NEAR } from './levels.ts';

/** What a player of a level may overlook: moves from afar, whoever makes them and whatever they take. */
export function oversightOf(level: Level): Oversight | undefined {
  const { overlooksFar } = LEVELS[level];
  if (overlooksFar === 0) return undefined;
  return (move) => overlooksFar * Math.max(0, lengthOf(move) - NEAR);
}

/** What a player of a level likes better than it is: taking pawns, and going on with what it has begun. */
export function temptationOf(
  state: rules.TablutState,
  level: Level,
): ((move: number) => number) | undefined {
  const { greedy, stubborn } = LEVELS[level];
  if (greedy === 0 && stubborn === 0) return undefined;
  const position = positionOf(state);
  const begun = begunBy(state);
  return (move) => {
    const isUnarmed = (move & 127) === position.king && !position.kingIsArmed;
    const taken = isUnarmed ? 0 : pawnsTakenAt(position, move >> 7);
    return greedy * taken + (begun !== undefined && goesOn(begun, move) ? stubborn : 0);
  };
}

/** How the side on turn moved last, as far as it can be told: after a capture there is a new situation, and a new plan. */
function begunBy({ board, turn, positions }: rules.TablutState): number | undefined {
  const before = positions.slice(0, -1).findLast((key) => parsePositionKey(key).turn === turn);
  if (before === undefined) return undefined;
  const then = parsePositionKey(before).board;
  const changed = rules.SQUARES.filter((square) => then[square] !== board[square]);
  const left = changed.filter((square) => rules.sideAt(then, square) === turn);
  const entered = changed.filter((square) => rules.sideAt(board, square) === turn);
  const [from] = left;
  const [to] = entered;
  if (from === undefined || to === undefined || left.length > 1 || entered.length > 1) {
    return undefined;
  }
  return fastMove({ from, to });
}

/** With the same piece, and not back to where it came from. */
function goesOn(begun: number, move: number): boolean {
  return (move & 127) === begun >> 7 && move >> 7 !== (begun & 127);
}

/** Over how many squares a move goes. */
export function lengthOf(move: number): number {
  const from = move & 127;
  const to = move >> 7;
  return Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));
}
