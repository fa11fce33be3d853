import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Usage } from './usage-reporter.ts';

export interface Running {
  readonly url: URL;
  /** Of the processor and of memory, after a garbage collection. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Whatever becomes of the bench, none of them stays behind. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill();
});

const REPORTER = new URL('./usage-reporter.ts', import.meta.url).href;

/** Starts a program that prints the address at which it is open. */
export async function run(file: URL, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...extraFlags(), '--import', REPORTER, file.pathname],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  children.add(child);
  child.once('exit', () => children.delete(child));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /open at (\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return { url: new URL(url), usage: () => usageOf(child), stop: () => stop(child) };
    }
  }
  throw new Error(`${file.pathname} did not start`);
}

/** For a profile of what is measured: BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=…". */
function extraFlags(): readonly string[] {
  return process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answered = once(child, 'message');
  child.send('usage');
  const [usage] = (await answered) as [Usage];
  return usage;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
