import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its address, as soon as it listens. */
  readonly listening: Promise<string>;
  /** How it ended, with all that it has said. */
  readonly ended: Promise<Ending>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

export interface ProcessOptions {
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A module that is evaluated before anything else in the process. */
  readonly preload?: string;
  /** No file may grow beyond this, as on a full disk: in blocks of 512 bytes. */
  readonly largestFile?: number;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server as it is run: its own process on a free port. */
export function spawnServer(options: ProcessOptions): ServerProcess {
  const { dataDir, env, preload, largestFile } = options;
  const preloads = preload === undefined ? [] : ['--import', moduleUrl(preload)];
  const args = [...preloads, MAIN];
  const [command, ...rest] =
    largestFile === undefined
      ? [process.execPath, ...args]
      : ['/bin/sh', '-c', `ulimit -f ${largestFile} && exec "$0" "$@"`, process.execPath, ...args];
  const child = spawn(command, rest, {
    env: { ...SETTINGS, DATA_DIR: dataDir, WEB_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  // Not everybody waits for it.
  listening.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /open at (\S+)\n/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
  }
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    reject(new Error(`the server ended: ${output}`));
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, output };
  });
  return { child, listening, ended };
}

const SETTINGS: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOST: '127.0.0.1',
  PORT: '0',
  BOT_THREADS: '1',
  REQUESTS_PER_MINUTE: '1000000',
  // What one process has compiled, the next one need not.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'kast-compile-cache'),
};

/** A module out of its text. */
function moduleUrl(text: string): string {
  return `data:text/javascript,${encodeURIComponent(text)}`;
}
