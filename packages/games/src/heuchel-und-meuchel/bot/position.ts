import type { Seat } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import {
  AGAIN,
  ARRANGE,
  argumentOf,
  DRAW,
  firstLot,
  kindOf,
  laterLots,
  lotColumn,
  lotCount,
  MOVE,
  type MoveCode,
  REMOVE,
  TAKE,
  wayCount,
  wayFrom,
  wayTo,
} from './move-code.ts';
import { FACTORIAL, reorder } from './orders.ts';
import {
  CARDS,
  type CardCode,
  CLASSES,
  FIELDS,
  GOAL,
  lowest,
  NO_CARD,
  RANK,
  Stacks,
  WAY,
} from './stacks.ts';

export type PhaseCode = number;
export const ARRANGING = 0;
export const FIRST = 1;
export const ROLLING = 2;
export const MOVING = 3;
export const TAKING = 4;
export const GOING_ON = 5;
export const REMOVING = 6;
export const OVER = 7;

/**
 * A match from the deal on, made for searching: it is changed in place. Proven equal to the rules by a test.
 * Before the board is laid out the cards lie on their rows already, from low to high.
 */
export class HeuchelPosition extends Stacks {
  readonly seats: number;
  readonly hasDie: boolean;
  readonly splitsAnywhere: boolean;
  phase: PhaseCode = ARRANGING;
  /** From 0: the column whose turn it is. */
  onTurn = 0;
  landed = 0;
  roll = 0;
  /** A bit for each column that is arranged. */
  arranged = 0;
  /** The cards that the last move has shown, as one number. */
  shown = 0;

  constructor(seats: number, { die, split }: Pick<HeuchelOptions, 'die' | 'split'>) {
    super();
    this.seats = seats;
    this.hasDie = die === 'on';
    this.splitsAnywhere = split === 'anywhere';
    this.clear();
  }

  copyFrom(other: HeuchelPosition): void {
    this.copyStacks(other);
    this.phase = other.phase;
    this.onTurn = other.onTurn;
    this.landed = other.landed;
    this.roll = other.roll;
    this.arranged = other.arranged;
    this.shown = 0;
  }

  apply(code: MoveCode): void {
    this.shown = 0;
    switch (kindOf(code)) {
      case MOVE:
        this.move(wayFrom(code), wayCount(code), wayTo(code));
        break;
      case TAKE:
        this.take(argumentOf(code));
        break;
      case AGAIN:
        this.phase = ROLLING;
        break;
      case REMOVE:
        this.remove(argumentOf(code));
        this.endTurn();
        break;
      case ARRANGE:
        throw new Error('who arranges must be said');
      case DRAW:
        this.drawn(argumentOf(code));
        break;
      default:
        this.endTurn();
    }
  }

  /** HM2.3: the order by its place among all orders of the hand. */
  arrange(seat: Seat, place: number): void {
    let left = place;
    for (let row = CLASSES; row >= 1; row--) {
      const field = (seat - 1) * FIELDS + row;
      const orders = FACTORIAL[this.count[field] as number] as number;
      reorder(this, field, left % orders);
      left = Math.floor(left / orders);
    }
    this.arranged |= 1 << (seat - 1);
    // HM2.4
    if (this.arranged === (1 << this.seats) - 1) this.phase = FIRST;
  }

  hasArranged(seat: Seat): boolean {
    return (this.arranged & (1 << (seat - 1))) !== 0;
  }

  /** The rows where the stack on a row may land, a bit each: HM3.3, HM3.4, or by the roll HM7.1, HM7.2. */
  landings(column: number, from: number): number {
    const goal = GOAL[this.top[column * FIELDS + from] as number] as number;
    const down = this.down[column] as number;
    // HM3.6, HM3.7
    const free =
      (~((this.open[column] as number) | down) | (down & (1 << goal))) & ((2 << goal) - 1);
    if (this.hasDie) return free & (1 << (from + this.roll));
    let rows = free & -(2 << from);
    let found = 0;
    while (rows !== 0) {
      const next = rows & -rows;
      found |= next;
      rows ^= next;
      if ((rows & (next << 1)) !== 0) break;
    }
    return found;
  }

  /** HM3.5: may the stack on a row be split? */
  maySplit(column: number, row: number): boolean {
    return (
      this.splitsAnywhere ||
      (GOAL[this.top[column * FIELDS + row] as number] as number) === row + WAY
    );
  }

  hasWay(): boolean {
    for (let rows = this.open[this.onTurn] as number; rows !== 0; rows &= rows - 1) {
      if (this.landings(this.onTurn, lowest(rows)) !== 0) return true;
    }
    return false;
  }

  /** HM4.1: the columns in which the stack that landed may take something, a bit each. */
  takeable(): number {
    const bit = 1 << this.landed;
    if (((this.open[this.onTurn] as number) & bit) === 0) return 0;
    const mine = this.top[this.onTurn * FIELDS + this.landed] as number;
    let columns = 0;
    for (let column = 0; column < this.seats; column++) {
      if (column === this.onTurn || ((this.open[column] as number) & bit) === 0) continue;
      if ((this.top[column * FIELDS + this.landed] as number) < mine) columns |= 1 << column;
    }
    return columns;
  }

  private move(from: number, part: number, to: number): void {
    const { top, bottom, count, below } = this;
    const column = this.onTurn;
    const start = column * FIELDS + from;
    const end = column * FIELDS + to;
    const leader = top[start] as number;
    const size = part === 0 ? (count[start] as number) : part;
    const last = part === 0 ? (bottom[start] as number) : this.cardAt(leader, part);
    if (part === 0) this.empty(column, from);
    else this.shorten(column, from, part, last);
    // HM5.2
    if ((count[end] as number) > 0) below[last] = top[end] as number;
    else {
      below[last] = NO_CARD;
      bottom[end] = last;
    }
    top[end] = leader;
    count[end] = (count[end] as number) + size;
    // HM5.1
    const rows = GOAL[leader] === to ? this.down : this.open;
    rows[column] = (rows[column] as number) | (1 << to);
    if (part !== 0) this.settleRest(column, from);
    this.landed = to;
    this.roll = 0;
    if (this.takeable() === 0) this.endTurn();
    else this.phase = TAKING;
  }

  private take(lots: number): void {
    const { top, bottom, count, below, landed } = this;
    const mine = this.onTurn * FIELDS + landed;
    for (let left = lots; left > 0; left = laterLots(left)) {
      const lot = firstLot(left);
      const column = lotColumn(lot) - 1;
      const theirs = column * FIELDS + landed;
      const size = lotCount(lot);
      const leader = top[theirs] as number;
      const isAll = size === count[theirs];
      const last = isAll ? (bottom[theirs] as number) : this.cardAt(leader, size);
      if (isAll) this.empty(column, landed);
      else this.shorten(column, landed, size, last);
      // HM4.3
      below[bottom[mine] as number] = leader;
      below[last] = NO_CARD;
      bottom[mine] = last;
      count[mine] = (count[mine] as number) + size;
      if (!isAll) this.settleRest(column, landed);
    }
    if (this.endIfOver()) return;
    this.phase = GOING_ON;
    this.landed = 0;
  }

  /** HM7.4, HM7.5 */
  private remove(row: number): void {
    const column = this.onTurn;
    const field = column * FIELDS + row;
    for (;;) {
      const gone = this.top[field] as number;
      this.lost[column] = (this.lost[column] as number) + (RANK[gone] as number);
      if (this.count[field] === 1) {
        this.empty(column, row);
        return;
      }
      this.shorten(column, row, 1, gone);
      const next = this.top[field] as number;
      this.show(next);
      const goal = GOAL[next] as number;
      if (row === goal) this.turnOver(column, row);
      if (row <= goal) return;
    }
  }

  private drawn(value: number): void {
    if (this.phase === FIRST) {
      this.beginTurn(value - 1);
      return;
    }
    this.roll = value;
    this.phase = this.hasWay() ? MOVING : REMOVING;
    if (this.phase === REMOVING) this.roll = 0;
  }

  /** HM4.6, HM4.7 */
  private settleRest(column: number, row: number): void {
    const field = column * FIELDS + row;
    let card = this.top[field] as number;
    this.show(card);
    const goal = GOAL[card] as number;
    if (row === goal) this.turnOver(column, row);
    if (row <= goal) return;
    while (card !== NO_CARD) {
      this.lost[column] = (this.lost[column] as number) + (RANK[card] as number);
      card = this.below[card] as number;
      if (card !== NO_CARD) this.show(card);
    }
    this.empty(column, row);
  }

  private show(card: CardCode): void {
    this.shown = this.shown * (CARDS + 1) + card + 1;
  }

  private beginTurn(column: number): void {
    this.onTurn = column;
    this.landed = 0;
    this.roll = 0;
    this.phase = this.hasDie ? ROLLING : MOVING;
  }

  private endTurn(): void {
    if (this.endIfOver()) return;
    // HM2.6
    let next = this.onTurn;
    do next = next + 1 === this.seats ? 0 : next + 1;
    while (this.open[next] === 0);
    this.beginTurn(next);
  }

  /** HM6.1, HM7.6 */
  private endIfOver(): boolean {
    let playing = 0;
    for (let column = 0; column < this.seats; column++) if (this.open[column] !== 0) playing++;
    if (playing > (this.hasDie ? 0 : 1)) return false;
    this.phase = OVER;
    this.landed = 0;
    this.roll = 0;
    return true;
  }
}
