import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RecordFile {
  readonly out: string;
  readonly seed: string;
  readonly recordBytes: number;
  /** Enough once there are so many positions, or after so much time. */
  readonly positions: number;
  readonly seconds: number;
  /** What else should be noted of how they were made. */
  readonly made: Readonly<Record<string, unknown>>;
}

const MATCHES_AT_ONCE = 50;

/** Writes what matches gave, one after the other by their number, and beside it how they were made. */
export function writeRecords(
  { out, seed, recordBytes, positions, seconds, made }: RecordFile,
  playMatch: (number: number) => Uint8Array,
): void {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, '');
  const deadline = performance.now() + 1000 * seconds;
  let matches = 0;
  let bytes = 0;
  while (bytes < positions * recordBytes && performance.now() < deadline) {
    const batch = Array.from({ length: MATCHES_AT_ONCE }, () => playMatch(matches++));
    const joined = Buffer.concat(batch);
    bytes += joined.length;
    appendFileSync(out, joined);
  }
  const told = { seed, matches, positions: bytes / recordBytes, ...made };
  writeFileSync(`${out}.json`, `${JSON.stringify(told, null, 2)}\n`);
}
