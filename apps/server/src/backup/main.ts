import process from 'node:process';
import { readConfig } from '../config.ts';
import { backUp } from './back-up.ts';

process.exitCode = await main(process.argv.slice(2));

/** 0: all of it is there; 1: it could not be made; 2: there was nothing to do. */
async function main([folder, ...more]: readonly string[]): Promise<number> {
  // The copy holds the seeds of running matches, as the data does.
  process.umask(0o077);
  if (folder === undefined || more.length > 0) return failWith(2, 'npm run backup -- FOLDER');
  const config = readConfig(process.env);
  if (!config.ok) return failWith(2, ...config.error);
  if (config.value.databaseUrl !== undefined) {
    return failWith(2, 'PostgreSQL has tools of its own for this: see docs/OPERATIONS.md');
  }
  try {
    await backUp(config.value.dataDir, folder);
    process.stdout.write(`${folder} can be started on with DATA_DIR\n`);
    return 0;
  } catch (reason) {
    return failWith(1, reason instanceof Error ? reason.message : String(reason));
  }
}

function failWith(code: number, ...problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`backup: ${problem}\n`);
  return code;
}
