import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { registry } from '@kast/games';
import { type Config, readConfig } from '../config.ts';
import { gameRules } from '../live/game-rules.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { auditStore } from './audit-store.ts';
import { newReport } from './report.ts';

process.exitCode = await audit(process.argv.slice(2));

/** 0: every match agrees with its own rules; 1: some do not; 2: there was nothing to look at. */
async function audit(args: readonly string[]): Promise<number> {
  const upgrade = upgradeAsked(args);
  if (upgrade === undefined) return failWith('npm run audit [-- --upgrade]');
  const config = readConfig(process.env);
  if (!config.ok) return failWith(...config.error);
  const report = newReport(print);
  try {
    const store = await openStore(config.value, !upgrade);
    const rules = gameRules(registry);
    await auditStore({ store, rules, upgrade, onMatch: (...found) => report.add(...found) });
    await store.close();
  } catch (reason) {
    return failWith(reason instanceof Error ? reason.message : String(reason));
  }
  for (const line of report.sum()) print(line);
  return report.faults > 0 ? 1 : 0;
}

function openStore({ databaseUrl, dataDir }: Config, readOnly: boolean): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, readOnly });
  const file = join(dataDir, 'kast.db');
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  return openSqliteStore({ file, readOnly });
}

function upgradeAsked(args: readonly string[]): boolean | undefined {
  try {
    const options = { upgrade: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values.upgrade ?? false;
  } catch {
    return undefined;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function failWith(...problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`audit: ${problem}\n`);
  return 2;
}
