import * as board from './board.ts';
import { KingWays } from './king-ways.ts';
import * as lines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import type { Pieces } from './pieces.ts';
import * as thePieces from './pieces.ts';
import * as squareClasses from './square-classes.ts';
import type { Weights } from './weights.ts';

const { SQUARES_AT } = arrayLayout;
const { DARK_PAWN, EMPTY, FIRST_DARK, FIRST_LIGHT, LIGHT_PAWN, PIECE, SQUARES, STRIDE } = board;
const { lowestOf } = lines;
const { LIGHT } = thePieces;
const { SQUARE_CLASS } = squareClasses;

/** Estimates quiet positions, for light: what no search has looked into. */
export class Evaluation {
  private readonly weights: Weights;
  private readonly ways = new KingWays();
  /** By square: what a piece there is worth. */
  private readonly attackerAt: Int32Array;
  private readonly defenderAt: Int32Array;
  private readonly kingAt: Int32Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.attackerAt = bySquare(weights.attackerAt);
    this.defenderAt = bySquare(weights.defenderAt);
    this.kingAt = bySquare(weights.kingAt);
  }

  /** `material` is that of the same pieces: who makes moves knows how it changes. */
  value(pieces: Pieces, material = this.material(pieces)): number {
    const { offset, turn } = this.weights;
    const onTurn = pieces.turn === LIGHT ? turn : -turn;
    return offset + onTurn + material + this.freedom(pieces) + this.company(pieces);
  }

  /** By how much a move, made already, has changed the material. */
  materialChange(pieces: Pieces, made: number): number {
    const { memory } = pieces;
    const from = made & 127;
    const to = (made >> 7) & 127;
    const taken = made >>> 16;
    const isDark = pieces.turn === LIGHT;
    const lightAt = to === pieces.king ? this.kingAt : this.defenderAt;
    const own = isDark ? this.attackerAt : lightAt;
    const change = (own[to] as number) - (own[from] as number);
    if (taken === 0) return change;
    const other = isDark ? this.defenderAt : this.attackerAt;
    let lost = 0;
    for (let left = taken; left !== 0; left >>= 5) {
      lost += other[memory[SQUARES_AT + (left & PIECE)] as number] as number;
    }
    return change - lost;
  }

  /** The pieces and where they stand. */
  material(pieces: Pieces): number {
    const { memory } = pieces;
    let value = this.kingAt[pieces.king] as number;
    for (let left = pieces.dark; left !== 0; left &= left - 1) {
      value += this.attackerAt[
        memory[SQUARES_AT + FIRST_DARK + lowestOf(left)] as number
      ] as number;
    }
    for (let left = pieces.light; left !== 0; left &= left - 1) {
      value += this.defenderAt[
        memory[SQUARES_AT + FIRST_LIGHT + lowestOf(left)] as number
      ] as number;
    }
    return value;
  }

  /** Where the king could go. */
  private freedom(pieces: Pieces): number {
    const { weights, ways } = this;
    ways.find(pieces);
    const onTurn = pieces.turn === LIGHT ? 0 : 1;
    return (
      ways.steps * weights.kingStep +
      ways.toOneCorner * weights.oneCorner[onTurn] +
      ways.toTwoCorners * weights.twoCorners[onTurn] +
      ways.inThree * weights.inThree[onTurn]
    );
  }

  /** Who stands beside the king. */
  private company(pieces: Pieces): number {
    const { memory: cells, king } = pieces;
    const up = cells[king + 1] as number;
    const right = cells[king + STRIDE] as number;
    const down = cells[king - 1] as number;
    const left = cells[king - STRIDE] as number;
    return (
      this.neighbour(up, down) +
      this.neighbour(down, up) +
      this.neighbour(left, right) +
      this.neighbour(right, left)
    );
  }

  private neighbour(cell: number, opposite: number): number {
    const { weights } = this;
    if ((cell & LIGHT_PAWN) !== 0) return weights.defenderBesideKing;
    if ((cell & DARK_PAWN) === 0) return 0;
    return weights.attackerBesideKing + (opposite === EMPTY ? weights.exposedSide : 0);
  }
}

function bySquare(byClass: readonly number[]): Int32Array {
  return Int32Array.from(
    { length: SQUARES },
    (_, square) => byClass[SQUARE_CLASS[square] as number] as number,
  );
}
