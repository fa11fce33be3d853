import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ok, type Result } from '@kast/kernel';
import { type Complaint, usage } from './complaint.ts';

export interface Command {
  readonly summary: string;
  /** What follows `kast`, one line per form. */
  readonly synopsis: readonly string[];
  /** What each flag means. */
  readonly help: readonly (readonly [flag: string, meaning: string])[];
  run(args: readonly string[], print: Print): Promise<Result<void, Complaint>>;
}

export type Print = (line: string) => void;

export const DONE: Result<void, never> = ok(undefined);

export interface Flags {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly files: readonly string[];
}

/** Reads flags strictly: what is not known is a complaint. */
export function parseFlags(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  files: 0 | 1 = 0,
): Result<Flags, Complaint> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: files > 0,
    });
    if (positionals.length !== files) return usage('give one file, or - for standard input');
    return ok({ values: values as Flags['values'], files: positionals });
  } catch (error) {
    if (error instanceof TypeError) return usage(error.message.split('. ')[0] ?? error.message);
    throw error;
  }
}

export function textOf({ values }: Flags, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function listOf({ values }: Flags, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** A whole number from `least` to `most`; undefined where the flag is not there. */
export function countOf(
  flags: Flags,
  name: string,
  most: number,
  least = 1,
): Result<number | undefined, Complaint> {
  const text = textOf(flags, name);
  if (text === undefined) return ok(undefined);
  const count = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return count >= least && count <= most
    ? ok(count)
    : usage(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
}
