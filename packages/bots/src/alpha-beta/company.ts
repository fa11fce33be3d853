import { wordsFor } from './transposition-table.ts';

/**
 * Those who search one position at the same time, each in a worker of its own: what one finds out the others find in
 * the table that they share (Lazy SMP, after Hyatt's Cray Blitz and Östensson 2008).
 */
export interface Company {
  /** Which of them this is, from 0. */
  readonly worker: number;
  readonly memory: SharedArrayBuffer;
}

/** Of the table that they share: 4 MB. */
const TABLE_BITS = 18;
/** In words. The table lies apart from it in the processor's cache. */
const TABLE_AT = 16;
/** Whether the first of them is done. */
const IS_DONE = 0;

/** Not in a page that is not isolated from other origins. */
export function canShareMemory(): boolean {
  return typeof SharedArrayBuffer !== 'undefined';
}

export function sharedMemory(): SharedArrayBuffer | undefined {
  if (!canShareMemory()) return undefined;
  const words = TABLE_AT + wordsFor(TABLE_BITS);
  return new SharedArrayBuffer(words * Int32Array.BYTES_PER_ELEMENT);
}

export function sharedTable({ memory }: Company): Int32Array {
  return new Int32Array(memory, TABLE_AT * Int32Array.BYTES_PER_ELEMENT);
}

/** When the first is done, nobody waits for the others. */
export function leave({ worker, memory }: Company): void {
  if (worker === 0) Atomics.store(new Int32Array(memory), IS_DONE, 1);
}

/** Says that nobody waits any more once the first is done. */
export function clockIn({ memory }: Company, clock: () => number): () => number {
  const words = new Int32Array(memory);
  return () => (Atomics.load(words, IS_DONE) === 0 ? clock() : Number.POSITIVE_INFINITY);
}
