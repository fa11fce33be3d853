import { readFileSync } from 'node:fs';
import {
  type MatchRecord,
  ok,
  parseRecord,
  type Playthrough,
  readWithReferee,
  type Result,
} from '@kast/kernel';
import { type Complaint, refused, usage } from './complaint.ts';
import { findBox } from './cupboard.ts';
import { faultText } from './words.ts';

/** By its number: opening `process.stdin` would make reading fail while the writer is still at work. */
const STANDARD_INPUT = 0;

export interface ReadMatch {
  readonly record: MatchRecord;
  readonly played: Playthrough;
}

/** Reads a record from a file, or from standard input for `-`, and replays it. */
export async function readMatch(file: string): Promise<Result<ReadMatch, Complaint>> {
  const text = textOfFile(file);
  if (!text.ok) return text;
  const input = jsonOf(text.value);
  if (!input.ok) return input;
  const shape = parseRecord(input.value);
  if (!shape.ok) return refused(faultText(shape.error));
  const box = findBox(shape.value.game);
  if (!box) return refused(faultText({ code: 'unknown-game', game: shape.value.game }));
  const read = await readWithReferee(input.value, await box.rules(), box.referee);
  if (!read.ok) return refused(faultText(read.error));
  return ok({ record: shape.value, played: read.value });
}

/** A record as text: one line per entry, so that a person can read it. */
export function recordText(record: MatchRecord): string {
  const lines = JSON.stringify({ ...record, log: [] }, null, 2);
  const entries = record.log.map(({ by, move }) => {
    return `    { "by": ${JSON.stringify(by)}, "move": ${JSON.stringify(move)} }`;
  });
  return lines.replace('"log": []', () => `"log": [\n${entries.join(',\n')}\n  ]`);
}

function textOfFile(file: string): Result<string, Complaint> {
  try {
    return ok(readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return usage(`cannot read ${file}: ${code}`);
  }
}

function jsonOf(text: string): Result<unknown, Complaint> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refused('not a record: it is not JSON');
  }
}
