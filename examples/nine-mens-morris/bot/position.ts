import { QuietPosition } from '@kast/bots';
import {
  linesThrough,
  type MorrisState,
  neighboursOf,
  POINTS,
  QUIET_PLIES,
  sideAt,
} from '../rules/index.ts';
import { evaluate } from './evaluation.ts';
import { fromOf, makeCode, MOVE_BOUND, NONE, takesOf, toOf } from './moves.ts';
import { handWord, pieceWord, TURN_WORD, WORDS } from './zobrist.ts';

/** What a point holds; a side is 0 or 1. */
const EMPTY = -1;

/** Nine Men's Morris as alpha-beta plays on it. */
export class MorrisPosition extends QuietPosition {
  /** Every way from a point to the next, and nine pieces to take by each: never that many. */
  readonly mostMoves = 64 * 9;
  readonly moveBound = MOVE_BOUND;
  override readonly swing = 40;
  readonly cells = new Int8Array(POINTS.length).fill(EMPTY);
  readonly inHand: [number, number];
  readonly onBoard: [number, number] = [0, 0];
  private readonly flying: boolean;
  private readonly whim: number;
  private low = 0;
  private high = 0;
  /** The keys of what has stood since a piece was last placed or taken, this position last; and before. */
  private readonly past: number[] = [];
  private readonly quiet: number[];

  constructor({ board, inHand, turn, options, quietPlies, positions }: MorrisState, whim: number) {
    super();
    this.flying = options.flying === 'allowed';
    this.whim = whim;
    this.inHand = [inHand.light, inHand.dark];
    this.quiet = [quietPlies];
    this.toggle(handWord(0, inHand.light));
    this.toggle(handWord(1, inHand.dark));
    for (const key of positions) {
      this.show(key.slice(1), key.startsWith('L') ? 0 : 1);
      this.past.push(this.low, this.high);
    }
    this.show(board, turn === 'light' ? 0 : 1);
  }

  keyLow(): number {
    return this.low;
  }

  override keyHigh(): number {
    return this.high;
  }

  isOver(): boolean {
    return this.isLost() || this.quietPlies >= QUIET_PLIES;
  }

  result(): number {
    return this.isLost() ? -1 : 0;
  }

  override isRepeated(): boolean {
    const { past } = this;
    const last = past.length - 2;
    for (let at = last - 4; at >= 0 && at >= last - 2 * this.quietPlies; at -= 4) {
      if (past[at] === this.low && past[at + 1] === this.high) return true;
    }
    return false;
  }

  override evaluate(): number {
    const mood = Math.imul(this.low ^ this.whim, 0x9e3779b1) >> 29;
    return evaluate(this) + mood;
  }

  listMoves(into: Int32Array, at: number): number {
    return this.list(into, at, false);
  }

  override listForcing(into: Int32Array, at: number): number {
    return this.list(into, at, true);
  }

  override promise(move: number): number {
    return takesOf(move) === NONE ? 0 : 1;
  }

  /** NM2.3 */
  flies(side: number): boolean {
    return this.flying && this.inHand[side as 0 | 1] === 0 && this.onBoard[side as 0 | 1] === 3;
  }

  /** NM3.1: would a piece of this side on this point stand in a mill, once it has left another one? */
  closes(side: number, from: number, to: number): boolean {
    return linesThrough(to).some((line) =>
      line.every((point) => point === to || (point !== from && this.cells[point] === side)),
    );
  }

  protected put(move: number): void {
    const [from, to, takes] = [fromOf(move), toOf(move), takesOf(move)];
    const { side } = this;
    if (from === NONE) this.give(side, -1);
    else this.clear(from, side);
    this.fill(to, side);
    if (takes !== NONE) this.clear(takes, 1 - side);
    this.toggle(TURN_WORD);
    this.past.push(this.low, this.high);
    this.quiet.push(from === NONE || takes !== NONE ? 0 : this.quietPlies + 1);
  }

  protected lift(move: number): void {
    const [from, to, takes] = [fromOf(move), toOf(move), takesOf(move)];
    const { side } = this;
    this.quiet.pop();
    this.past.length -= 2;
    this.toggle(TURN_WORD);
    if (takes !== NONE) this.fill(takes, 1 - side);
    this.clear(to, side);
    if (from === NONE) this.give(side, 1);
    else this.fill(from, side);
  }

  private get quietPlies(): number {
    return this.quiet.at(-1) ?? 0;
  }

  /** NM4.1, NM4.2 */
  private isLost(): boolean {
    const side = this.side as 0 | 1;
    if (this.inHand[side] + this.onBoard[side] < 3) return true;
    if (this.inHand[side] > 0 || this.flies(side)) return false;
    return !POINTS.some((point) => this.cells[point] === side && this.freedomOf(point) > 0);
  }

  freedomOf(point: number): number {
    let free = 0;
    for (const next of neighboursOf(point)) if (this.cells[next] === EMPTY) free++;
    return free;
  }

  private list(into: Int32Array, at: number, onlyTaking: boolean): number {
    const { cells, side } = this;
    let end = at;
    const add = (from: number, to: number): void => {
      if (cells[to] !== EMPTY) return;
      if (this.closes(side, from, to)) end = this.listTaking(into, end, from, to);
      else if (!onlyTaking) into[end++] = makeCode(from, to, NONE);
    };
    if (this.inHand[side as 0 | 1] > 0) {
      for (const to of POINTS) add(NONE, to);
      return end - at;
    }
    const flies = this.flies(side);
    for (const from of POINTS) {
      if (cells[from] !== side) continue;
      for (const to of flies ? POINTS : neighboursOf(from)) add(from, to);
    }
    return end - at;
  }

  /** NM3.4 */
  private listTaking(into: Int32Array, at: number, from: number, to: number): number {
    const enemies = POINTS.filter((point) => this.cells[point] === 1 - this.side);
    const free = enemies.filter((point) => !this.closes(1 - this.side, NONE, point));
    let end = at;
    for (const takes of free.length > 0 ? free : enemies) into[end++] = makeCode(from, to, takes);
    return end;
  }

  private show(board: string, side: number): void {
    for (const point of POINTS) {
      const there = this.cells[point] as number;
      if (there !== EMPTY) this.clear(point, there);
      const owner = sideAt(board, point);
      if (owner) this.fill(point, owner === 'light' ? 0 : 1);
    }
    if (side !== this.side) this.toggle(TURN_WORD);
    this.side = side;
  }

  private fill(point: number, side: number): void {
    this.cells[point] = side;
    this.onBoard[side as 0 | 1]++;
    this.toggle(pieceWord(side, point));
  }

  private clear(point: number, side: number): void {
    this.cells[point] = EMPTY;
    this.onBoard[side as 0 | 1]--;
    this.toggle(pieceWord(side, point));
  }

  private give(side: number, pieces: number): void {
    const hand = this.inHand[side as 0 | 1];
    this.toggle(handWord(side, hand));
    this.toggle(handWord(side, hand + pieces));
    this.inHand[side as 0 | 1] = hand + pieces;
  }

  private toggle(word: number): void {
    this.low ^= WORDS[word] as number;
    this.high ^= WORDS[word + 1] as number;
  }
}
