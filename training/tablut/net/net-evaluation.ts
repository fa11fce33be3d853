import {
  FIRST_DARK,
  FIRST_LIGHT,
  PIECE,
  SQUARES,
} from '../../../packages/games/src/tablut/bot/board.ts';
import type { Evaluation } from '../../../packages/games/src/tablut/bot/evaluation.ts';
import { lowestOf } from '../../../packages/games/src/tablut/bot/lines.ts';
import { DARK, LIGHT } from '../../../packages/games/src/tablut/bot/pieces.ts';
import type { TablutPosition } from '../../../packages/games/src/tablut/bot/position.ts';
import type { Net } from './net.ts';
import { PIECE_ROWS, ROW_OF, ROWS_PER_COLOUR } from './rows.ts';

/** A search goes less deep than this, so that no two of its plies share a place. */
const PLACES = 128;
/** Looking back further for a known sum costs more than a new one. */
const LOOK_BACK = 4;
const ONE = 127;

/**
 * Estimates positions by a net (NNUE: Nasu, 2018). The sums of its first layer are kept by ply and
 * changed by what a move changes; where the king has moved, they are made anew.
 */
export class NetEvaluation {
  private readonly net: Net;
  private readonly handMade: Evaluation;
  private readonly words: number;
  private readonly sums: Int32Array;
  /** By place: of which position the sums are. */
  private readonly lowOf = new Int32Array(PLACES);
  private readonly highOf = new Int32Array(PLACES);

  constructor(net: Net, handMade: Evaluation) {
    this.net = net;
    this.handMade = handMade;
    this.words = net.hidden / 2;
    this.sums = new Int32Array(PLACES * this.words);
  }

  material(position: TablutPosition): number {
    return this.net.added ? this.handMade.material(position) : 0;
  }

  materialChange(position: TablutPosition, made: number): number {
    return this.net.added ? this.handMade.materialChange(position, made) : 0;
  }

  /** For light. */
  value(position: TablutPosition, material: number): number {
    this.sumUp(position);
    const { net } = this;
    const head = (position.turn === DARK ? 1 : 0) | (position.easyWay ? 0 : 2);
    const sum = this.weigh((position.ply % PLACES) * this.words, head * net.hidden);
    const value = (Math.imul(sum, net.factor) + (net.offsets[head] as number)) >> net.shift;
    return net.added ? value + this.handMade.value(position, material) : value;
  }

  private weigh(start: number, head: number): number {
    const { sums, words } = this;
    const { heads, squared } = this.net;
    let total = 0;
    for (let word = 0; word < words; word++) {
      const both = sums[start + word] as number;
      const first = (both << 16) >> 16;
      const lower = clip(first);
      const upper = clip((both - first) >> 16);
      const at = head + 2 * word;
      total += squared
        ? ((lower * lower) >> 7) * (heads[at] as number) +
          ((upper * upper) >> 7) * (heads[at + 1] as number)
        : lower * (heads[at] as number) + upper * (heads[at + 1] as number);
    }
    return total;
  }

  /** Sees to it that the sums of the position are known, and if possible those of the one before it. */
  private sumUp(position: TablutPosition): void {
    const { ply } = position;
    if (this.isKnown(position, ply)) return;
    const known = this.lastKnown(position);
    if (known < 0) {
      this.sumAnew(position);
      const before = ply - 1;
      if (this.isWithoutKing(position, before)) this.change(position, ply, before, -1);
      return;
    }
    for (let from = known; from < ply; from++) this.change(position, from, from + 1, 1);
  }

  /** The latest ply before this one with known sums for the same king; −1 where it is too far back. */
  private lastKnown(position: TablutPosition): number {
    const oldest = Math.max(position.firstPly, position.ply - LOOK_BACK);
    for (let ply = position.ply - 1; ply >= oldest; ply--) {
      if (!this.isWithoutKing(position, ply)) return -1;
      if (this.isKnown(position, ply)) return ply;
    }
    return -1;
  }

  /** Was another piece than the king moved at this ply, if he has stood where he stands since then? */
  private isWithoutKing(position: TablutPosition, ply: number): boolean {
    if (ply < position.firstPly) return false;
    return ((position.madeAt(ply) >> 7) & 127) !== position.king;
  }

  private isKnown(position: TablutPosition, ply: number): boolean {
    const place = ply % PLACES;
    const { repetitions } = position;
    return (
      this.lowOf[place] === repetitions.lowAt(ply) && this.highOf[place] === repetitions.highAt(ply)
    );
  }

  private note(position: TablutPosition, ply: number): void {
    const place = ply % PLACES;
    this.lowOf[place] = position.repetitions.lowAt(ply);
    this.highOf[place] = position.repetitions.highAt(ply);
  }

  private sumAnew(position: TablutPosition): void {
    const { net, sums, words } = this;
    const { squareOf, king } = position;
    const start = (position.ply % PLACES) * words;
    sums.set(net.bias, start);
    if (!position.easyWay) this.add(start, PIECE_ROWS, 1);
    if (!position.kingIsArmed) this.add(start, PIECE_ROWS + 1, 1);
    if (position.palaceOpen) this.add(start, PIECE_ROWS + 2, 1);
    for (let left = position.dark; left !== 0; left &= left - 1) {
      const square = squareOf[FIRST_DARK + lowestOf(left)] as number;
      this.add(start, ROW_OF[king * SQUARES + square] as number, 1);
    }
    for (let left = position.light; left !== 0; left &= left - 1) {
      const square = squareOf[FIRST_LIGHT + lowestOf(left)] as number;
      this.add(start, (ROW_OF[king * SQUARES + square] as number) + ROWS_PER_COLOUR, 1);
    }
    this.note(position, position.ply);
  }

  /** From the sums at one ply those at the next (`sign` 1), or the other way round (−1). */
  private change(position: TablutPosition, from: number, to: number, sign: number): void {
    const { sums, words } = this;
    const { rows } = this.net;
    const ply = Math.min(from, to);
    const made = position.madeAt(ply);
    const mover = position.turn ^ ((position.ply - ply) & 1);
    const own = mover === LIGHT ? ROWS_PER_COLOUR : 0;
    const king = position.king * SQUARES;
    const source = (from % PLACES) * words;
    const start = (to % PLACES) * words;
    if (position.isPass(made)) {
      sums.copyWithin(start, source, source + words);
    } else {
      const left = ((ROW_OF[king + (made & 127)] as number) + own) * words;
      const entered = ((ROW_OF[king + ((made >> 7) & 127)] as number) + own) * words;
      const plus = sign > 0 ? entered : left;
      const minus = sign > 0 ? left : entered;
      for (let word = 0; word < words; word++) {
        sums[start + word] =
          (sums[source + word] as number) +
          (rows[plus + word] as number) -
          (rows[minus + word] as number);
      }
      for (let taken = made >>> 16; taken !== 0; taken >>= 5) {
        const square = position.squareOf[taken & PIECE] as number;
        this.add(start, (ROW_OF[king + square] as number) + ROWS_PER_COLOUR - own, -sign);
      }
    }
    this.note(position, to);
  }

  private add(start: number, row: number, sign: number): void {
    const { sums, words } = this;
    const { rows } = this.net;
    const at = row * words;
    for (let word = 0; word < words; word++) {
      sums[start + word] = (sums[start + word] as number) + sign * (rows[at + word] as number);
    }
  }
}

function clip(sum: number): number {
  if (sum < 0) return 0;
  return sum > ONE ? ONE : sum;
}
