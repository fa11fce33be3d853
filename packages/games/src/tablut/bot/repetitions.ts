import * as arrayLayout from './array-layout.ts';

const { KEY_AT } = arrayLayout;

/** 24 pawns to take, at most 200 quiet plies before each and after the last, and room to search. */
export const MOST_PLIES = 25 * 200 + 256;

const SLOTS = 4096;
/** Words per ply: both halves of the key, and whether the position is counted. */
const WORDS = 4;

export interface KeyedTurn {
  /** The memory of a position: see array-layout.ts. */
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
    this.enter(ply, now.key, 0);
    let free = isSameKey(counted.at(-1)?.key, now.key) ? ply : ply - 1;
    for (const { key, turn } of counted.toReversed()) {
      const isSameTurn = (ply - free) % 2 === 0;
      if ((turn === now.turn) !== isSameTurn) free--;
      this.enter(free--, key, 1);
    }
  }

  /** `counted` is 0 or 1. Gives how many counted positions, itself included, could be the same. */
  enter(ply: number, memory: Int32Array, counted: number): number {
    return this.put(ply, memory[KEY_AT] as number, memory[KEY_AT + 1] as number, counted);
  }

  /** Takes back the position at `ply` and gives the key of the one before it. */
  leave(ply: number, memory: Int32Array): void {
    this.uncount(ply);
    const before = (ply - 1) * WORDS;
    memory[KEY_AT] = this.positions[before] as number;
    memory[KEY_AT + 1] = this.positions[before + 1] as number;
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
      const low = other.positions[at] as number;
      const high = other.positions[at + 1] as number;
      this.put(ply, low, high, other.positions[at + 2] as number);
    }
  }

  private put(ply: number, low: number, high: number, counted: number): number {
    const { positions, sharing } = this;
    const at = ply * WORDS;
    positions[at] = low;
    positions[at + 1] = high;
    positions[at + 2] = counted;
    const slot = low & (SLOTS - 1);
    const shared = (sharing[slot] as number) + counted;
    sharing[slot] = shared;
    return shared;
  }

  private uncount(ply: number): void {
    const at = ply * WORDS;
    if (this.positions[at + 2] === 0) return;
    const slot = (this.positions[at] as number) & (SLOTS - 1);
    this.sharing[slot] = (this.sharing[slot] as number) - 1;
  }
}

function isSameKey(key: Int32Array | undefined, other: Int32Array): boolean {
  return key?.[KEY_AT] === other[KEY_AT] && key?.[KEY_AT + 1] === other[KEY_AT + 1];
}
