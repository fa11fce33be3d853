import { join } from 'node:path';
import type { Program } from './process.ts';

/**
 * All clients of a load bench come from one address: the limits for one address are set
 * higher than for a server that is open to everybody.
 */
const LOAD_SETTINGS: NodeJS.ProcessEnv = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000000',
  STREAMS_PER_ADDRESS: '1000000',
  MATCHES_PER_GUEST: '1000000',
  // What is open stays in memory, or an open match would be measured as none.
  OPEN_TABLES: '1000000',
};

/** As `npm start` starts it. */
export const SERVER: Program = {
  file: new URL('../src/main.ts', import.meta.url),
  flags: ['--max-semi-space-size=8', '--no-parallel-scavenge'],
};
export const YARDSTICK: Program = {
  file: new URL('./yardstick-server.ts', import.meta.url),
  flags: [],
};

export function embedded(dataDir: string): NodeJS.ProcessEnv {
  return { ...LOAD_SETTINGS, DATA_DIR: dataDir };
}

export function shared(dataDir: string, databaseUrl: string, process: number): NodeJS.ProcessEnv {
  return {
    ...LOAD_SETTINGS,
    DATA_DIR: join(dataDir, `process-${process}`),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret that all processes of the bench share',
  };
}
