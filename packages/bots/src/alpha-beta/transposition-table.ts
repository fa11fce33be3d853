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

/**
 * What was found out about positions, by their keys (Zobrist 1970). Each key has one place.
 *
 * Several searches may share the words without locks (Hyatt and Mann 2002): half of the key is kept mixed with the
 * rest of its entry, so that one which two of them have written at once belongs to no position.
 */
export class TranspositionTable {
  /** The best move of the last finding that was looked up; 0 where none is known. */
  move = 0;
  private readonly words: Int32Array;
  private readonly mask: number;

  /** As many words as `wordsFor` says. */
  constructor(words: Int32Array) {
    this.words = words;
    this.mask = words.length / WORDS - 1;
  }

  /** 0 where nothing is known. */
  finding(low: number, high: number): Finding {
    const { words } = this;
    const at = (low & this.mask) * WORDS;
    if (words[at] !== low) return 0;
    const move = words[at + 2] as number;
    const finding = words[at + 3] as number;
    if (((words[at + 1] as number) ^ move ^ finding) !== high) return 0;
    this.move = move;
    return finding;
  }

  /** Replaces what is there, unless that is a deeper finding about the same position. */
  store(low: number, high: number, move: number, finding: Finding): void {
    const { words } = this;
    const before = this.finding(low, high);
    if (before !== 0 && depthOf(before) > depthOf(finding) && boundOf(finding) !== EXACT) return;
    const best = move !== 0 || before === 0 ? move : this.move;
    const at = (low & this.mask) * WORDS;
    words[at] = low;
    words[at + 1] = high ^ best ^ finding;
    words[at + 2] = best;
    words[at + 3] = finding;
  }
}

/** Of a table with so many places, as a power of two. */
export function wordsFor(bits: number): number {
  return WORDS << bits;
}
