import * as searchPosition from './search-position.ts';

const { HIGHEST_ESTIMATE } = searchPosition;

/** What a stored value is: at least so much, at most so much, or exact. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** Words per entry: both halves of the key, the move, the finding. */
const WORDS = 4;
const VALUE_OFFSET = 0x8000;

/** Value, depth and bound in one word: never 0, so that an empty entry can be told. */
export type Finding = number;

/** `value` as seen `ply` plies below the root: a win is stored by how far it is from here. */
export function makeFinding(value: number, ply: number, depth: number, bound: number): Finding {
  let own = value;
  if (value > HIGHEST_ESTIMATE) own += ply;
  if (value < -HIGHEST_ESTIMATE) own -= ply;
  return ((own + VALUE_OFFSET) << 16) | (depth << 2) | bound;
}

export function valueOf(finding: Finding, ply: number): number {
  const own = (finding >>> 16) - VALUE_OFFSET;
  if (own > HIGHEST_ESTIMATE) return own - ply;
  return own < -HIGHEST_ESTIMATE ? own + ply : own;
}

export function depthOf(finding: Finding): number {
  return (finding >> 2) & 0xff;
}

export function boundOf(finding: Finding): number {
  return finding & 3;
}

/** What was found out about positions, by their keys (Zobrist 1970). Each key has one place. */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  constructor(bits: number) {
    this.words = new Int32Array(WORDS << bits);
    this.mask = (1 << bits) - 1;
  }

  clear(): void {
    this.words.fill(0);
  }

  /** 0 where nothing is known. */
  finding(low: number, high: number): Finding {
    const at = (low & this.mask) * WORDS;
    if (this.words[at] !== low || this.words[at + 1] !== high) return 0;
    return this.words[at + 3] as number;
  }

  /** The best move of a position with a finding; 0 where none is known. */
  move(low: number): number {
    return this.words[(low & this.mask) * WORDS + 2] as number;
  }

  /** Replaces what is there, unless that is a deeper finding about the same position. */
  store(low: number, high: number, move: number, finding: Finding): void {
    const { words } = this;
    const at = (low & this.mask) * WORDS;
    const isSame = words[at] === low && words[at + 1] === high;
    if (isSame && depthOf(words[at + 3] as number) > depthOf(finding)) {
      if (boundOf(finding) !== EXACT) return;
    }
    words[at] = low;
    words[at + 1] = high;
    if (move !== 0 || !isSame) words[at + 2] = move;
    words[at + 3] = finding;
  }
}
