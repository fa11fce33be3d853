import { MOST_SEATS, SEAT_FEATURES, TABLE_FEATURES, type Features } from './features.ts';

/**
 * What the race leaves to be known, as `train.py` writes it: for each seat a number that its chance by the formula is
 * multiplied with. Additions and multiplications in one order alone, so that every machine finds the same.
 */
export class RaceNet {
  readonly factors = new Float64Array(MOST_SEATS);
  private readonly hidden: number;
  private readonly second: number;
  private readonly bias: Float32Array;
  private readonly own: Float32Array;
  private readonly other: Float32Array;
  private readonly table: Float32Array;
  private readonly betweenBias: Float32Array;
  private readonly between: Float32Array;
  private readonly lastBias: Float32Array;
  private readonly last: Float32Array;
  private readonly everybody: Float64Array;
  private readonly first: Float64Array;

  constructor(file: Uint8Array) {
    const bytes = Uint8Array.from(file);
    const [hidden = 0, second = 0] = new Uint32Array(bytes.slice(0, 8).buffer);
    let at = 8;
    const take = (count: number): Float32Array => {
      const part = new Float32Array(bytes.slice(at, at + 4 * count).buffer);
      at += 4 * count;
      return part;
    };
    this.hidden = hidden;
    this.second = second;
    this.bias = take(hidden);
    this.own = take(hidden * SEAT_FEATURES);
    this.other = take(hidden * SEAT_FEATURES);
    this.table = take(hidden * TABLE_FEATURES);
    this.betweenBias = take(second);
    this.between = take(second * hidden);
    this.lastBias = take(1);
    this.last = take(second);
    this.everybody = new Float64Array(hidden);
    this.first = new Float64Array(hidden);
  }

  /** Into `factors`. */
  ask({ ofTable, ofSeats }: Features, seats: number): void {
    const { everybody, hidden, bias, table, other } = this;
    for (let unit = 0; unit < hidden; unit++) {
      let sum = bias[unit] as number;
      for (let index = 0; index < TABLE_FEATURES; index++) {
        sum += (table[unit * TABLE_FEATURES + index] as number) * (ofTable[index] as number);
      }
      for (let seat = 0; seat < seats; seat++) sum += along(other, unit, ofSeats, seat);
      everybody[unit] = sum;
    }
    for (let seat = 0; seat < seats; seat++) this.factors[seat] = power(this.logit(ofSeats, seat));
  }

  private logit(ofSeats: Float64Array, seat: number): number {
    const { everybody, first, own, other, hidden, second, between, betweenBias } = this;
    for (let unit = 0; unit < hidden; unit++) {
      const more = along(own, unit, ofSeats, seat) - along(other, unit, ofSeats, seat);
      first[unit] = clip((everybody[unit] as number) + more);
    }
    let logit = this.lastBias[0] as number;
    for (let unit = 0; unit < second; unit++) {
      let sum = betweenBias[unit] as number;
      for (let index = 0; index < hidden; index++) {
        sum += (between[unit * hidden + index] as number) * (first[index] as number);
      }
      logit += clip(sum) * (this.last[unit] as number);
    }
    return logit;
  }
}

function along(weights: Float32Array, unit: number, ofSeats: Float64Array, seat: number): number {
  let sum = 0;
  for (let index = 0; index < SEAT_FEATURES; index++) {
    const weight = weights[unit * SEAT_FEATURES + index] as number;
    sum += weight * (ofSeats[seat * SEAT_FEATURES + index] as number);
  }
  return sum;
}

function clip(sum: number): number {
  if (sum < 0) return 0;
  return sum > 1 ? 1 : sum;
}

/** Nearly e to the x; unlike Math.exp the same on every machine. */
function power(x: number): number {
  let result = 1 + x / 1024;
  for (let doubled = 1; doubled < 1024; doubled *= 2) result *= result;
  return result;
}
