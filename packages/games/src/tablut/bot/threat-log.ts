/**
 * TB5.2: every making of a threat since the counts last started afresh. Entries are only ever added
 * behind the end, so a move is taken back by moving `start` and `end` back.
 */
export class ThreatLog {
  start = 0;
  end = 0;
  private readonly makings: Int32Array;

  constructor(capacity: number) {
    this.makings = new Int32Array(capacity);
  }

  forgetAll(): void {
    this.start = 0;
    this.end = 0;
  }

  copy(other: ThreatLog): void {
    this.start = other.start;
    this.end = other.end;
    for (let at = 0; at < other.end; at++) this.makings[at] = other.makings[at] as number;
  }

  startAfresh(): void {
    this.start = this.end;
  }

  add(threat: number): void {
    this.makings[this.end++] = threat;
  }

  timesMade(threat: number): number {
    let times = 0;
    for (let at = this.start; at < this.end; at++) {
      if (this.makings[at] === threat) times++;
    }
    return times;
  }

  /** TB5.3 */
  isVoid(threat: number): boolean {
    return this.end - this.start >= TIMES_UNTIL_VOID && this.timesMade(threat) >= TIMES_UNTIL_VOID;
  }

  /** Tells counts apart in a search: of every making that counts, in any order; 0 without. */
  key(): number {
    let sum = 0;
    for (let at = this.start; at < this.end; at++) sum += scatter(this.makings[at] as number);
    return sum | 0;
  }

  /** The threats with a count, each once, in the order of their first making. */
  counted(): number[] {
    return [...new Set(this.makings.subarray(this.start, this.end))];
  }
}

/** TB5.1, TB5.3 */
const TIMES_UNTIL_VOID = 3;

/** TB5.2: a threat is a move and the king's square. */
export function threatOf(from: number, to: number, king: number): number {
  return from | (to << 7) | (king << 14);
}

function scatter(threat: number): number {
  const mixed = Math.imul(threat ^ (threat >>> 9), 0x21f0aaad);
  return Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
}
