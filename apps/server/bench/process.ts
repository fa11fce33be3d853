import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Running {
  readonly url: URL;
  stop(): Promise<void>;
}

/** Starts a program that prints the address at which it is open. */
export async function run(file: URL, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [file.pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /open at (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url: new URL(url), stop: () => stop(child) };
  }
  throw new Error(`${file.pathname} did not start`);
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
