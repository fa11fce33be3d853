import type { RowSink } from './row-sink.ts';

/** One, for what a unit gives on. */
const ONE = 127;
const SECOND_SHIFT = 6;
/** What weights of the last layer are multiples of. */
const LAST = 1 / (256 * ONE);
const MOST_SEATS = 6;

/**
 * A small net in whole numbers that tells each seat's share of the win, and what a search learns from. What is known of
 * a seat is a sum of rows: one set of rows where the seat is the one that is asked about, another where it is one of
 * the others, so that the order of the others does not matter. The same on every machine: products of small whole
 * numbers, and at the end multiplications alone.
 */
export class SeatNet implements RowSink {
  readonly shares = new Float64Array(MOST_SEATS);
  readonly rewards = new Float64Array(MOST_SEATS);
  private readonly hidden: number;
  private readonly second: number;
  private readonly bias: Int16Array;
  private readonly tableRows: Int8Array;
  /** Of one of the others; and what it is more where the seat is the one asked about. */
  private readonly otherRows: Int16Array;
  private readonly ownRows: Int16Array;
  private readonly secondWeights: Int16Array;
  private readonly secondBias: Int32Array;
  private readonly lastWeights: Int16Array;
  private readonly lastBias: Int32Array;
  private readonly everybody: Int32Array;
  private readonly ofSeat: Int32Array;
  private readonly first: Int32Array;
  private readonly logits = new Float64Array(2);
  private seats = 0;

  /** As `training/seat-net/seat_net.py` writes it: four sizes, then layer by layer. */
  constructor(file: Uint8Array) {
    // A copy: parts of a Buffer of Node would share its memory.
    const bytes = Uint8Array.from(file);
    const sizes = new Uint32Array(bytes.slice(0, 16).buffer);
    const [tableRows = 0, seatRows = 0, hidden = 0, second = 0] = sizes;
    this.hidden = hidden;
    this.second = second;
    let at = 16;
    const take = (length: number): ArrayBuffer => {
      const part = bytes.slice(at, at + length).buffer;
      at += length;
      return part;
    };
    this.bias = new Int16Array(take(2 * hidden));
    this.secondBias = new Int32Array(take(4 * second));
    this.lastBias = new Int32Array(take(8));
    this.lastWeights = new Int16Array(take(4 * second));
    this.tableRows = new Int8Array(take(tableRows * hidden));
    const own = new Int8Array(take(seatRows * hidden));
    const other = new Int8Array(take(seatRows * hidden));
    this.otherRows = Int16Array.from(other);
    this.ownRows = Int16Array.from(own, (weight, index) => weight - (other[index] as number));
    this.secondWeights = Int16Array.from(new Int8Array(take(hidden * second)));
    this.everybody = new Int32Array(hidden);
    this.ofSeat = new Int32Array(MOST_SEATS * hidden);
    this.first = new Int32Array(hidden);
  }

  clear(seats: number): void {
    this.seats = seats;
    this.everybody.set(this.bias);
    this.ofSeat.fill(0, 0, seats * this.hidden);
  }

  addForTable(row: number, times: number): void {
    const { everybody, tableRows, hidden } = this;
    const from = row * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      everybody[unit] = (everybody[unit] as number) + times * (tableRows[from + unit] as number);
    }
  }

  /** Seats from 0. */
  addForSeat(seat: number, row: number, times: number): void {
    if (times === 0) return;
    const { everybody, ofSeat, otherRows, ownRows, hidden } = this;
    const from = row * hidden;
    const to = seat * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      const other = otherRows[from + unit] as number;
      const own = ownRows[from + unit] as number;
      everybody[unit] = (everybody[unit] as number) + times * other;
      ofSeat[to + unit] = (ofSeat[to + unit] as number) + times * own;
    }
  }

  /** Into `shares`, all together 1, and into `rewards`, each from 0 to 1. */
  estimate(): void {
    const { seats, shares, rewards, logits } = this;
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      this.ask(seat);
      const weight = power(logits[0] as number);
      shares[seat] = weight;
      total += weight;
      rewards[seat] = 1 / (1 + power(-(logits[1] as number)));
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] as number) / total;
  }

  private ask(seat: number): void {
    const { hidden, second, everybody, ofSeat, first, secondWeights, lastWeights } = this;
    const from = seat * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      first[unit] = clip((everybody[unit] as number) + (ofSeat[from + unit] as number));
    }
    let share = this.lastBias[0] as number;
    let reward = this.lastBias[1] as number;
    for (let unit = 0; unit < second; unit++) {
      let sum = this.secondBias[unit] as number;
      const row = unit * hidden;
      for (let at = 0; at < hidden; at++) {
        sum += (first[at] as number) * (secondWeights[row + at] as number);
      }
      const active = clip(sum >> SECOND_SHIFT);
      share += active * (lastWeights[unit] as number);
      reward += active * (lastWeights[second + unit] as number);
    }
    this.logits[0] = share * LAST;
    this.logits[1] = reward * LAST;
  }
}

function clip(sum: number): number {
  if (sum < 0) return 0;
  return sum > ONE ? ONE : sum;
}

/** Nearly e to the x; unlike Math.exp the same on every machine. */
function power(x: number): number {
  let result = 1 + x / 1024;
  for (let doubled = 1; doubled < 1024; doubled *= 2) result *= result;
  return result;
}
