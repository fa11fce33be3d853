import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ProcessOptions, type ServerProcess, spawnServer } from './soak/spawn-server.ts';

export type { ServerProcess } from './soak/spawn-server.ts';

/** On Windows no process can be asked to end, and none can be given limits. */
export const HAS_SIGNALS = process.platform !== 'win32';

/** A server as it is run, which does not outlive the test. */
export function startProcess(options: ProcessOptions): ServerProcess {
  const started = spawnServer(options);
  onTestFinished(() => void started.child.kill('SIGKILL'));
  return started;
}

/** An empty folder for one test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kast-process-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
