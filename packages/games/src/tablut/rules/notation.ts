import { fail, type Notation, ok, type Result } from '@kast/kernel';
import { sideAt } from './board.ts';
import { pawnsTaken } from './capturing.ts';
import type { TablutMove } from './moving.ts';
import { type TablutRefusal, whyNotMove } from './refusals.ts';
import { inOrder, makeSquare, type Square, squareNamed } from './square.ts';
import type { TablutState } from './state.ts';

const MOVE = /^(?<from>[a-i][1-9])-(?<to>[a-i][1-9])(?<captures>(?:x[a-i][1-9])*)$/;

/** `from-to`, then `x` and the square of every pawn taken: `d1-d3xc3xd4xe3`. */
export const notation: Notation<TablutState, TablutMove> = { make: makeMove, parse: parseMove };

export function makeMove(state: TablutState, move: TablutMove): string {
  const captures = pawnsTaken(state, move).map((square) => `x${makeSquare(square)}`);
  return `${makeSquare(move.from)}-${makeSquare(move.to)}${captures.join('')}`;
}

/** The captures may be left out. Written ones, in any order, must be the ones that are made. */
export function parseMove(
  state: TablutState,
  _by: unknown,
  text: string,
): Result<TablutMove, TablutRefusal | 'unreadable'> {
  const groups = MOVE.exec(text)?.groups;
  if (!groups) return fail('unreadable');
  const { from = '', to = '', captures = '' } = groups;
  const move = { from: squareNamed(from), to: squareNamed(to) };
  const written = captures.split('x').slice(1);
  if (written.length === 0 || !isPossible(state, move)) return ok(move);
  const taken = pawnsTaken(state, move);
  if (isSameSquares(written, taken)) return ok(move);
  const facts = { written, taken: taken.map(makeSquare) };
  return fail({ rule: 'TB3.1', reason: 'wrong-captures', facts });
}

/** A move that is not possible anyway is refused for that, not for the captures written behind it. */
function isPossible(state: TablutState, move: TablutMove): boolean {
  const side = sideAt(state.board, move.from);
  return side !== undefined && whyNotMove(state, side, move) === undefined;
}

function isSameSquares(names: readonly string[], squares: readonly Square[]): boolean {
  const sorted = inOrder(names.map(squareNamed));
  return (
    sorted.length === squares.length && sorted.every((square, index) => square === squares[index])
  );
}
