import type { Refusal } from '@kast/kernel';
import { type Board, KING, type Side, sideAt } from './board.ts';
import { type Position, type TablutMove, whyNotEnd, whyNotPass } from './moving.ts';
import { columnOf, makeSquare, PALACE, raysFrom, rowOf, type Square } from './square.ts';

/** Every reason for which Tablut turns a move down. Squares are told by name. */
export type TablutRefusal =
  | Refusal<'no-piece', { readonly square: string }>
  | Refusal<'not-your-piece', { readonly square: string; readonly mover: Side }>
  | Refusal<'stays-put', { readonly square: string }>
  | Refusal<'diagonal', { readonly from: string; readonly to: string }>
  | Refusal<'not-in-line', { readonly from: string; readonly to: string }>
  | Refusal<'path-blocked', { readonly from: string; readonly to: string; readonly at: string }>
  | Refusal<'square-taken', { readonly square: string }>
  | Refusal<'palace-closed', { readonly square: string; readonly piece: 'king' | 'pawn' }>
  | Refusal<
      'palace-in-the-way',
      { readonly from: string; readonly to: string; readonly at: string }
    >
  | Refusal<'corner-for-king', { readonly square: string }>
  | Refusal<
      'wrong-captures',
      { readonly written: readonly string[]; readonly taken: readonly string[] }
    >;

/** Why this side may not make this move; undefined where it may. */
export function whyNotMove(
  position: Position,
  side: Side,
  move: TablutMove,
): TablutRefusal | undefined {
  return whyNotThisPiece(position.board, side, move.from) ?? whyNotThere(position, move);
}

function whyNotThisPiece(board: Board, side: Side, from: Square): TablutRefusal | undefined {
  const square = makeSquare(from);
  const owner = sideAt(board, from);
  if (owner === undefined) return { rule: 'TB2.1', reason: 'no-piece', facts: { square } };
  if (owner === side) return undefined;
  return { rule: 'TB1.4', reason: 'not-your-piece', facts: { square, mover: side } };
}

function whyNotThere(position: Position, { from, to }: TablutMove): TablutRefusal | undefined {
  const facts = { from: makeSquare(from), to: makeSquare(to) };
  if (from === to) {
    return { rule: 'TB2.1', reason: 'stays-put', facts: { square: makeSquare(from) } };
  }
  const line = raysFrom(from).find((ray) => ray.includes(to));
  if (!line)
    return { rule: 'TB2.1', reason: isDiagonal(from, to) ? 'diagonal' : 'not-in-line', facts };
  for (const passed of line.slice(0, line.indexOf(to))) {
    const hindrance = whyNotPass(position, passed);
    const at = makeSquare(passed);
    if (hindrance === 'palace') {
      return { rule: 'TB2.2', reason: 'palace-in-the-way', facts: { ...facts, at } };
    }
    if (hindrance) return { rule: 'TB2.1', reason: 'path-blocked', facts: { ...facts, at } };
  }
  return whyNotOnto(position, from, to);
}

function whyNotOnto(position: Position, from: Square, to: Square): TablutRefusal | undefined {
  const square = makeSquare(to);
  switch (whyNotEnd(position, from, to)) {
    case 'piece':
      return { rule: 'TB2.1', reason: 'square-taken', facts: { square } };
    case 'palace': {
      const piece = position.board[from] === KING ? 'king' : 'pawn';
      return {
        rule: 'TB2.2',
        reason: 'palace-closed',
        facts: { square: makeSquare(PALACE), piece },
      };
    }
    case 'corner':
      return { rule: 'TB2.3', reason: 'corner-for-king', facts: { square } };
    default:
      return undefined;
  }
}

function isDiagonal(from: Square, to: Square): boolean {
  return Math.abs(columnOf(from) - columnOf(to)) === Math.abs(rowOf(from) - rowOf(to));
}
