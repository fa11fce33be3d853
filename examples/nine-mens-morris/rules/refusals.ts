import type { Refusal } from '@kast/kernel';
import { type Board, otherSide, type Side, sideAt } from './board.ts';
import { closesMill, isEmpty, type Position, reaches, takeable } from './moving.ts';
import { makePoint, type Point } from './points.ts';
import type { MorrisMove } from './state.ts';

type At = { readonly point: string };
type Way = { readonly from: string; readonly to: string };

/** Every reason for which a move is turned down. Points are told by name. */
export type MorrisRefusal =
  | Refusal<'place-first', { readonly pieces: number }>
  | Refusal<'hand-empty', Record<never, never>>
  | Refusal<'no-piece', At>
  | Refusal<'not-your-piece', At>
  | Refusal<'point-taken', At>
  | Refusal<'not-next', Way>
  | Refusal<'must-take', At>
  | Refusal<'no-mill', At>
  | Refusal<'nothing-to-take', At>
  | Refusal<'own-piece', At>
  | Refusal<'in-a-mill', At>;

/** Why this side may not make this move; undefined where it may. */
export function whyNotMove(
  position: Position,
  side: Side,
  move: MorrisMove,
): MorrisRefusal | undefined {
  return (
    whyNotFrom(position, side, move.from) ??
    whyNotTo(position, move) ??
    whyNotTake(position.board, side, move)
  );
}

function whyNotFrom(
  { board, inHand }: Position,
  side: Side,
  from: Point | null,
): MorrisRefusal | undefined {
  const pieces = inHand[side];
  if (from === null) {
    return pieces > 0 ? undefined : { rule: 'NM2.2', reason: 'hand-empty', facts: {} };
  }
  const facts = { point: makePoint(from) };
  const owner = sideAt(board, from);
  if (!owner) return { rule: 'NM2.2', reason: 'no-piece', facts };
  if (owner !== side) return { rule: 'NM1.3', reason: 'not-your-piece', facts };
  return pieces > 0 ? { rule: 'NM2.1', reason: 'place-first', facts: { pieces } } : undefined;
}

function whyNotTo(position: Position, { from, to }: MorrisMove): MorrisRefusal | undefined {
  if (!isEmpty(position.board, to)) {
    const rule = from === null ? 'NM2.1' : 'NM2.2';
    return { rule, reason: 'point-taken', facts: { point: makePoint(to) } };
  }
  if (from === null || reaches(position, from, to)) return undefined;
  return {
    rule: 'NM2.2',
    reason: 'not-next',
    facts: { from: makePoint(from), to: makePoint(to) },
  };
}

function whyNotTake(board: Board, side: Side, move: MorrisMove): MorrisRefusal | undefined {
  const { to, takes } = move;
  const closes = closesMill(board, side, move);
  if (takes === null) {
    if (!closes) return undefined;
    return { rule: 'NM3.2', reason: 'must-take', facts: { point: makePoint(to) } };
  }
  const facts = { point: makePoint(takes) };
  if (!closes) return { rule: 'NM3.2', reason: 'no-mill', facts };
  if (takes === to || sideAt(board, takes) === side) {
    return { rule: 'NM3.2', reason: 'own-piece', facts };
  }
  if (isEmpty(board, takes)) return { rule: 'NM3.2', reason: 'nothing-to-take', facts };
  if (takeable(board, otherSide(side)).includes(takes)) return undefined;
  return { rule: 'NM3.4', reason: 'in-a-mill', facts };
}
