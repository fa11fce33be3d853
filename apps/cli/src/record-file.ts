import { readFileSync } from 'node:fs';
import { readAnyRecord, type ReadRecord, registry } from '@kast/games';
import { type MatchRecord, ok, type Result } from '@kast/kernel';
import { type Complaint, refused, usage } from './complaint.ts';
import { causeText, faultText } from './words.ts';

/** By its number: opening `process.stdin` would make reading fail while the writer is still at work. */
const STANDARD_INPUT = 0;

/** Reads a record from a file, or from standard input for `-`, and replays it. */
export async function readMatch(file: string): Promise<Result<ReadRecord, Complaint>> {
  const text = textOfFile(file);
  if (!text.ok) return text;
  const input = jsonOf(text.value);
  if (!input.ok) return input;
  const read = await readAnyRecord(registry, input.value);
  return read.ok ? read : refused(faultText(read.error));
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
    return usage(`cannot read ${file}: ${causeText(error)}`);
  }
}

function jsonOf(text: string): Result<unknown, Complaint> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refused('not a record: it is not JSON');
  }
}
