import type { Seat } from '@kast/kernel';
import { STONES_PER_COLOUR } from '../rules/index.ts';
import {
  CIRCLE_COUNT,
  ENDLESS,
  MOST_STONES,
  NEIGHBOUR_COUNT,
  NEIGHBOURS,
  type RaceBoard,
} from './race-board.ts';

/** No circle, or no stone. */
export const NONE = 255;
/** More never sit at a table. */
export const MOST_SEATS = 6;

const BYTES = 3 * MOST_STONES + 2 * CIRCLE_COUNT + MOST_SEATS;

/** The stones on a board, in stacks. What more a position knows lies behind them in the same bytes. */
export class RaceStones {
  protected readonly bytes: Uint8Array;
  /** By stone: eight of seat 1, eight of seat 2, and so on. */
  readonly at: Uint8Array;
  protected readonly height: Uint8Array;
  /** DD3.7: no further than the block, where it makes no difference any more. */
  readonly waited: Uint8Array;
  /** By circle: how many stones, and the highest of them. */
  private readonly count: Uint8Array;
  private readonly top: Uint8Array;
  /** By seat − 1: how many of its stones stand on their own colour. */
  private readonly right: Uint8Array;
  /** Another one may be set: what is known of the colours differs from one imagined board to the next. */
  board: RaceBoard;

  constructor(board: RaceBoard, moreBytes: number) {
    this.board = board;
    this.bytes = new Uint8Array(BYTES + moreBytes);
    this.at = this.part(0, MOST_STONES);
    this.height = this.part(MOST_STONES, MOST_STONES);
    this.waited = this.part(2 * MOST_STONES, MOST_STONES);
    this.count = this.part(3 * MOST_STONES, CIRCLE_COUNT);
    this.top = this.part(3 * MOST_STONES + CIRCLE_COUNT, CIRCLE_COUNT);
    this.right = this.part(3 * MOST_STONES + 2 * CIRCLE_COUNT, MOST_SEATS);
  }

  private part(start: number, length: number): Uint8Array {
    return this.bytes.subarray(start, start + length);
  }

  /** What lies behind the stones. */
  protected behind(start: number, length: number): Uint8Array {
    return this.part(BYTES + start, length);
  }

  protected clear(): void {
    this.bytes.fill(0);
    this.at.fill(NONE);
    this.top.fill(NONE);
  }

  /** How many stones of a seat stand on their own colour; none for nobody. */
  rightOf(seat: Seat): number {
    return seat === 0 ? 0 : (this.right[seat - 1] as number);
  }

  /** DD5.2 */
  hasAllRight(seat: Seat): boolean {
    return this.right[seat - 1] === STONES_PER_COLOUR;
  }

  /** 0 where nothing stands. */
  ownerOfTop(at: number): Seat {
    const stone = this.top[at] as number;
    return stone === NONE ? 0 : ownerOf(stone);
  }

  isEmpty(at: number): boolean {
    return this.count[at] === 0;
  }

  isCovered(stone: number): boolean {
    return this.top[this.at[stone] as number] !== stone;
  }

  stands(stone: number): boolean {
    return this.at[stone] !== NONE;
  }

  isRight(stone: number): boolean {
    const at = this.at[stone] as number;
    return at !== NONE && this.board.seatOf[at] === ownerOf(stone);
  }

  /** Stands a stone of somebody else beside it that could cover it? */
  isExposed(stone: number): boolean {
    const at = this.at[stone] as number;
    const owner = ownerOf(stone);
    const count = NEIGHBOUR_COUNT[at] as number;
    for (let index = 0; index < count; index++) {
      const other = this.ownerOfTop(NEIGHBOURS[(at << 3) + index] as number);
      if (other !== 0 && other !== owner) return true;
    }
    return false;
  }

  /** DD4.2: would the owner of the stone on top be right to claim? */
  wouldBeSentBack(to: number): boolean {
    const owner = this.ownerOfTop(to);
    return owner !== 0 && this.board.seatOf[to] === owner;
  }

  /** May this stone leave, and is it the one that a step from its circle moves? DD3.3, DD3.7 */
  mayMove(stone: number): boolean {
    const from = this.at[stone] as number;
    if (from === NONE) return false;
    if (this.top[from] === stone) return true;
    if ((this.waited[stone] as number) < this.board.block) return false;
    return this.movable(from, ownerOf(stone)) === stone;
  }

  /** Where each lies, how high, whose it is and how long it has waited: "12.0 1 3". For looking at. */
  stones(): readonly string[] {
    return [...this.at.keys()].flatMap((stone) =>
      this.stands(stone)
        ? [`${this.at[stone]}.${this.height[stone]} ${ownerOf(stone)} ${this.waited[stone]}`]
        : [],
    );
  }

  /** DD3.7 */
  protected waitOneTurn(seat: Seat): void {
    const { block } = this.board;
    if (block === ENDLESS) return;
    const first = (seat - 1) * STONES_PER_COLOUR;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      const at = this.at[stone] as number;
      if (at === NONE || this.top[at] === stone) continue;
      const waited = this.waited[stone] as number;
      if (waited < block) this.waited[stone] = waited + 1;
    }
  }

  /** The stone that a step of this seat from here moves; NONE where none may leave. */
  protected movable(from: number, seat: Seat): number {
    const top = this.top[from] as number;
    if (top !== NONE && ownerOf(top) === seat) return top;
    const first = (seat - 1) * STONES_PER_COLOUR;
    let best = NONE;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (this.at[stone] !== from || (this.waited[stone] as number) < this.board.block) continue;
      if (best === NONE || (this.height[stone] as number) > (this.height[best] as number)) {
        best = stone;
      }
    }
    return best;
  }

  protected putOn(stone: number, at: number): void {
    this.at[stone] = at;
    this.height[stone] = this.count[at] as number;
    this.waited[stone] = 0;
    this.count[at] = (this.count[at] as number) + 1;
    this.top[at] = stone;
    this.countRight(stone, at, 1);
  }

  /** Gives how long the stone had waited that lies on top now, and waits no more. */
  protected takeOut(stone: number): number {
    const from = this.at[stone] as number;
    const left = (this.count[from] as number) - 1;
    this.count[from] = left;
    this.countRight(stone, from, -1);
    if (left === 0) {
      this.top[from] = NONE;
      return 0;
    }
    const height = this.height[stone] as number;
    let freed = 0;
    for (let other = 0; other < MOST_STONES; other++) {
      if (this.at[other] !== from || other === stone) continue;
      if ((this.height[other] as number) > height) {
        this.height[other] = (this.height[other] as number) - 1;
      }
      if (this.height[other] !== left - 1) continue;
      this.top[from] = other;
      freed = this.waited[other] as number;
      this.waited[other] = 0;
    }
    return freed;
  }

  /** Back to where it lay in its stack, and those that had sunk rise again. */
  protected sink(stone: number, height: number): void {
    const from = this.at[stone] as number;
    const highest = (this.count[from] as number) - 1;
    for (let other = 0; other < MOST_STONES; other++) {
      if (this.at[other] !== from || (this.height[other] as number) < height) continue;
      if (other !== stone) this.height[other] = (this.height[other] as number) + 1;
      if (this.height[other] === highest && other !== stone) this.top[from] = other;
    }
    this.height[stone] = height;
  }

  protected topOf(at: number): number {
    return this.top[at] as number;
  }

  private countRight(stone: number, at: number, by: number): void {
    const owner = ownerOf(stone);
    if (this.board.seatOf[at] === owner) {
      this.right[owner - 1] = (this.right[owner - 1] as number) + by;
    }
  }
}

function ownerOf(stone: number): Seat {
  return (stone >> 3) + 1;
}
