import type { RowSink } from '@kast/bots';

export interface RecordShape {
  readonly mostSeats: number;
  /** How many rows a position has of the table, and of each seat. */
  readonly tableRows: number;
  readonly seatRows: number;
}

const NOTHING = 0xffff;
const ALL = 255;

/**
 * Writes positions as `train_rows.py` reads them, in words of 16 bits: how many seats, the rows of the table, those of
 * each seat, each seat's share of the win and its reward in 255ths, the number of the match.
 */
export class RowRecords implements RowSink {
  readonly bytes: number;
  private readonly shape: RecordShape;
  private readonly words: Uint16Array;
  private readonly length: number;
  private readonly filled: Uint8Array;
  private at = 0;
  count = 0;

  constructor(shape: RecordShape, most: number) {
    const { mostSeats, tableRows, seatRows } = shape;
    this.shape = shape;
    this.length = 1 + tableRows + mostSeats * seatRows + 2 * mostSeats + 2;
    this.bytes = 2 * this.length;
    this.words = new Uint16Array(most * this.length);
    this.filled = new Uint8Array(mostSeats + 1);
  }

  /** Begins another record. */
  clear(seats: number): void {
    this.at = this.count++ * this.length;
    this.words.fill(NOTHING, this.at, this.at + this.length);
    this.words[this.at] = seats;
    this.filled.fill(0);
  }

  addForTable(row: number): void {
    const place = this.next(0);
    if (place >= this.shape.tableRows) throw new Error('too many rows of the table');
    this.words[this.at + 1 + place] = row;
  }

  addForSeat(seat: number, row: number): void {
    const { tableRows, seatRows } = this.shape;
    const place = this.next(seat + 1);
    if (place >= seatRows) throw new Error(`too many rows of seat ${seat}`);
    this.words[this.at + 1 + tableRows + seat * seatRows + place] = row;
  }

  /** What came of all of them; gives them, and begins anew. */
  settle(shares: readonly number[], rewards: readonly number[], match: number): Uint8Array {
    const { mostSeats, tableRows, seatRows } = this.shape;
    for (let index = 0; index < this.count; index++) {
      const start = index * this.length + 1 + tableRows + mostSeats * seatRows;
      shares.forEach((share, seat) => {
        this.words[start + seat] = Math.round(ALL * share);
      });
      rewards.forEach((reward, seat) => {
        this.words[start + mostSeats + seat] = Math.round(ALL * reward);
      });
      this.words[start + 2 * mostSeats] = match & 0xffff;
      this.words[start + 2 * mostSeats + 1] = match >>> 16;
    }
    const settled = new Uint8Array(this.words.buffer.slice(0, this.count * this.bytes));
    this.count = 0;
    return settled;
  }

  private next(which: number): number {
    const place = this.filled[which] as number;
    this.filled[which] = place + 1;
    return place;
  }
}
