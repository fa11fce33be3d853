import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** The program is started dozens of times: compiled once it starts four times as fast. */
const COMPILED = join(tmpdir(), 'kast-compiled');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real program. */
export function started(args: readonly string[]): ChildProcessWithoutNullStreams {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  return spawn(process.execPath, [MAIN, ...args], { env });
}

/** Runs the real program to its end; `input` comes on standard input. */
export function kast(args: readonly string[], input = ''): Promise<Ran> {
  const child = started(args);
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  child.stdin.on('error', () => {}).end(input);
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  child.on('error', reject).on('close', (code) => resolve({ code, ...texts }));
  return promise;
}

/** A machine that does other things meanwhile takes its time to start a program. */
export const PATIENCE = { timeout: 60_000 };
