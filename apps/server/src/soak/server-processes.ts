import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ending, type ServerProcess, spawnServer } from './spawn-server.ts';

/** One of the processes that serve: always at the same address, whichever process it is by now. */
export interface ServerSlot {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  kill(): Promise<void>;
  /** In good order. */
  stop(): Promise<Ending>;
  start(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export interface SlotOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Where it is not to have a folder of its own. */
  readonly dataDir?: string;
}

/** `Date` goes back by a year whenever the process gets this signal. */
export const CLOCK_SET_BACK = `
  const now = Date.now;
  let offset = 0;
  Date.now = () => now() + offset;
  process.on('SIGUSR2', () => { offset -= 365 * 24 * 60 * 60 * 1000; });`;

export async function openSlot(options: SlotOptions): Promise<ServerSlot> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'kast-soak-')));
  const env = { LOG_LEVEL: 'fatal', ...PLENTY, ...options.env };
  let running: ServerProcess = spawnServer({ dataDir, env, preload: CLOCK_SET_BACK });
  process.once('exit', () => running.child.kill('SIGKILL'));
  const url = await running.listening;
  return {
    url,
    dataDir,
    get pid() {
      return running.child.pid ?? 0;
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    async stop() {
      running.child.kill('SIGTERM');
      return running.ended;
    },
    async start() {
      const { port: PORT } = new URL(url);
      running = spawnServer({ dataDir, env: { ...env, PORT }, preload: CLOCK_SET_BACK });
      await running.listening;
    },
    signal: (signal) => void running.child.kill(signal),
  };
}

/** Whoever plays here comes from one address. */
const PLENTY: NodeJS.ProcessEnv = {
  REQUESTS_PER_MINUTE: '100000000',
  STREAMS_PER_ADDRESS: '100000',
  MATCHES_PER_GUEST: '100000',
};

export async function removeFolders(slots: readonly ServerSlot[]): Promise<void> {
  for (const { dataDir } of slots) await rm(dataDir, { recursive: true, force: true });
}
