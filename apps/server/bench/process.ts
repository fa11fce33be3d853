import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Memory, UsageQuestion } from './usage-reporter.ts';

export interface Running {
  readonly url: URL;
  /** Of the processor, up to now. */
  processorSeconds(): Promise<number>;
  /** After a garbage collection, whose own time is nobody's: never asked for while something is timed. */
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Whatever becomes of the bench, none of them stays behind. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill();
});

const REPORTER = new URL('./usage-reporter.ts', import.meta.url).href;

export interface Program {
  readonly file: URL;
  /** Of Node. */
  readonly flags: readonly string[];
}

/** Starts a program that prints the address at which it is open. */
export async function run({ file, flags }: Program, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...flags, ...extraFlags(), '--import', REPORTER, file.pathname],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  children.add(child);
  child.once('exit', () => children.delete(child));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /open at (\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return {
        url: new URL(url),
        processorSeconds: () => ask(child, 'processor'),
        memory: () => ask(child, 'memory'),
        stop: () => stop(child),
      };
    }
  }
  throw new Error(`${file.pathname} did not start`);
}

/** For a profile of what is measured: BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=…". */
function extraFlags(): readonly string[] {
  return process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
}

async function ask<Answer>(child: ChildProcess, question: UsageQuestion): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(question);
  const [answer] = (await answered) as [Answer];
  return answer;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
