/** 24 pawns to take, at most 200 quiet plies before each and after the last, and room to search. */
export const MOST_PLIES = 25 * 200 + 256;

const SLOTS = 4096;
/** Words per ply: both halves of the key, and whether the position is counted. */
const WORDS = 4;

export interface KeyedTurn {
  readonly key: Int32Array;
  readonly turn: number;
}

/**
 * TB5.4: the positions that the play went through, by ply, and which of them are counted. Only where
 * counted ones share the low bits of their keys is there anything to look back for.
 */
export class Repetitions {
  private readonly positions = new Int32Array(MOST_PLIES * WORDS);
  private readonly sharing = new Uint16Array(SLOTS);

  /** Nothing up to this ply is counted. */
  forgetAll(lastPly: number): void {
    this.sharing.fill(0);
    this.positions.fill(0, 0, (lastPly + 1) * WORDS);
  }

  /**
   * Enters the position at `ply` and the counted ones up to it, oldest first. Where exactly those
   * stood is not known and does not matter, as long as turns alternate.
   */
  recall(ply: number, now: KeyedTurn, counted: readonly KeyedTurn[]): void {
    this.enter(ply, now.key, false);
    let free = isSameKey(counted.at(-1)?.key, now.key) ? ply : ply - 1;
    for (const { key, turn } of counted.toReversed()) {
      const isSameTurn = (ply - free) % 2 === 0;
      if ((turn === now.turn) !== isSameTurn) free--;
      this.enter(free--, key, true);
    }
  }

  enter(ply: number, key: Int32Array, counted: boolean): void {
    const at = ply * WORDS;
    const low = key[0] as number;
    this.positions[at] = low;
    this.positions[at + 1] = key[1] as number;
    this.positions[at + 2] = counted ? 1 : 0;
    if (counted) this.sharing[low & (SLOTS - 1)] = (this.sharing[low & (SLOTS - 1)] as number) + 1;
  }

  /** Takes back the position at `ply` and gives the key of the one before it. */
  leave(ply: number, key: Int32Array): void {
    this.uncount(ply);
    const before = (ply - 1) * WORDS;
    key[0] = this.positions[before] as number;
    key[1] = this.positions[before + 1] as number;
  }

  lowAt(ply: number): number {
    return this.positions[ply * WORDS] as number;
  }

  highAt(ply: number): number {
    return this.positions[ply * WORDS + 1] as number;
  }

  /** How often the position at `ply` was counted so far, itself included. Captures cut off the past. */
  timesSeen(ply: number, quiet: number): number {
    const { positions } = this;
    const at = ply * WORDS;
    if (positions[at + 2] === 0) return 0;
    const low = positions[at] as number;
    if ((this.sharing[low & (SLOTS - 1)] as number) < 2) return 1;
    const high = positions[at + 1];
    const oldest = Math.max(0, ply - quiet) * WORDS;
    let times = 1;
    for (let earlier = at - 2 * WORDS; earlier >= oldest; earlier -= 2 * WORDS) {
      if (positions[earlier] !== low || positions[earlier + 1] !== high) continue;
      times += positions[earlier + 2] as number;
    }
    return times;
  }

  copy(other: Repetitions, lastPly: number, ownLastPly: number): void {
    for (let ply = 0; ply <= ownLastPly; ply++) this.uncount(ply);
    for (let ply = 0; ply <= lastPly; ply++) {
      const at = ply * WORDS;
      this.enter(ply, other.positions.subarray(at, at + 2), other.positions[at + 2] === 1);
    }
  }

  private uncount(ply: number): void {
    const at = ply * WORDS;
    if (this.positions[at + 2] === 0) return;
    const slot = (this.positions[at] as number) & (SLOTS - 1);
    this.sharing[slot] = (this.sharing[slot] as number) - 1;
  }
}

function isSameKey(key: Int32Array | undefined, other: Int32Array): boolean {
  return key?.[0] === other[0] && key?.[1] === other[1];
}
