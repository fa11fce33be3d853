import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of its own, for a test that has to pull the plug. */
export interface OwnServer {
  readonly address: string;
  /** Without a warning, as when the power goes. */
  crash(): Promise<void>;
  /** At the same address, upon what the disk has kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../../..');

/** With settings of its own, where it needs some. */
export async function ownServer(settings: NodeJS.ProcessEnv = {}): Promise<OwnServer> {
  const data = await mkdtemp(join(tmpdir(), 'kast-e2e-'));
  let running = await start(data, { PORT: '0', ...settings });
  const { address } = running;

  async function crash(): Promise<void> {
    if (hasEnded(running.server)) return;
    running.server.kill('SIGKILL');
    await once(running.server, 'exit');
  }

  return {
    address,
    crash,
    async restart() {
      running = await start(data, { ...settings, PORT: new URL(address).port });
    },
    async close() {
      await crash();
      await rm(data, { recursive: true });
    },
  };
}

interface Running {
  readonly server: ChildProcess;
  readonly address: string;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function start(data: string, settings: NodeJS.ProcessEnv): Promise<Running> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const open = /open at (\S+)/.exec(said)?.[1];
    if (open) resolve(open);
  });
  return { server, address: await promise };
}
