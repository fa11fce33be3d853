import type { Act, Choices, Hold } from '@kast/ui/kit';
import {
  type Board,
  isPointName,
  makePoint,
  type MorrisMove,
  type Point,
  pointNamed,
  type Side,
  sideAt,
} from '../rules/index.ts';

export interface Decision {
  readonly board: Board;
  readonly side: Side;
  readonly moves: readonly MorrisMove[];
}

/** A move as far as the hand has made it: where the piece comes from, and where it was set down. */
export interface Half {
  readonly from: Point | null;
  readonly to: Point | undefined;
}

/** The cell beside the board where the pieces of a side wait to be placed. */
export function handOf(side: Side): string {
  return `hand-${side}`;
}

/**
 * What the hand may do: a piece from a point or from beside the board to a point, and where that closes a
 * mill, one more gesture for what is taken. What is picked is the origin, and then the point.
 */
export function choicesOf(decision: Decision): Choices<MorrisMove> {
  const { board, side, moves } = decision;
  const isPlacing = moves.some(({ from }) => from === null);
  return {
    pick(cell, picked) {
      if (isOrigin(decision, cell)) return [cell];
      const origin = picked.find((each) => isOrigin(decision, each));
      const from = origin ?? (isPlacing ? handOf(side) : undefined);
      if (from === undefined || !isPointName(cell)) return undefined;
      return closes(decision, { from: originOf(from), to: pointNamed(cell) })
        ? [from, cell]
        : undefined;
    },
    carry(picked, cell) {
      const { from, to } = halfOf(decision, picked);
      if (!isPointName(cell)) return undefined;
      const point = pointNamed(cell);
      if (to === undefined) return setDown(decision, from, point);
      return acted(decision, { from, to, takes: point });
    },
    press(cell) {
      if (!isPointName(cell)) return undefined;
      const point = pointNamed(cell);
      if (isPlacing) return acted(decision, { from: null, to: point, takes: null });
      // A piece of the other side: let the rules say whose it is.
      const isEnemy = sideAt(board, point) !== undefined;
      return isEnemy
        ? { kind: 'explain', move: { from: point, to: point, takes: null } }
        : undefined;
    },
  };
}

/** Read off what is in hand. */
export function halfOf(decision: Decision, picked: readonly string[]): Half {
  const origin = picked.find((cell) => isOrigin(decision, cell));
  const to = picked.find((cell) => cell !== origin);
  return {
    from: origin === undefined ? null : originOf(origin),
    to: to === undefined ? undefined : pointNamed(to),
  };
}

/** The points that what is in hand may be completed with: where to go, or what to take. */
export function targetsOf(decision: Decision, picked: readonly string[]): readonly string[] {
  const { from, to } = halfOf(decision, picked);
  const own = decision.moves.filter((move) => move.from === from);
  const points =
    to === undefined
      ? own.map((move) => move.to)
      : own.flatMap((move) => (move.to === to && move.takes !== null ? [move.takes] : []));
  return [...new Set(points)].map(makePoint);
}

function setDown(decision: Decision, from: Point | null, to: Point): Act<MorrisMove> | Hold {
  const { side } = decision;
  if (!closes(decision, { from, to })) return acted(decision, { from, to, takes: null });
  return {
    kind: 'hold',
    picked: [from === null ? handOf(side) : makePoint(from), makePoint(to)],
  };
}

function acted({ moves }: Decision, move: MorrisMove): Act<MorrisMove> {
  const isLegal = moves.some(
    ({ from, to, takes }) => from === move.from && to === move.to && takes === move.takes,
  );
  return { kind: isLegal ? 'play' : 'explain', move };
}

/** NM3.2: by what is legal: such a step is never made without taking. */
function closes({ moves }: Decision, { from, to }: Half): boolean {
  return moves.some((move) => move.from === from && move.to === to && move.takes !== null);
}

/** One that cannot go anywhere too, so that its ways can be asked for. */
function isOrigin({ board, side, moves }: Decision, cell: string): boolean {
  if (cell === handOf(side)) return moves.some(({ from }) => from === null);
  return isPointName(cell) && sideAt(board, pointNamed(cell)) === side;
}

function originOf(cell: string): Point | null {
  return isPointName(cell) ? pointNamed(cell) : null;
}
