import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { registry } from '@kast/games';
import { readConfig } from '../config.ts';
import { gameRules } from '../live/game-rules.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { auditStore } from './audit-store.ts';
import { newReport } from './report.ts';

process.exitCode = await audit(process.argv.slice(2));

/** 0: every match agrees with its own rules; 1: some do not; 2: there was nothing to look at. */
async function audit(args: readonly string[]): Promise<number> {
  const upgrade = upgradeAsked(args);
  if (upgrade === undefined) return failWith('npm run audit [-- --upgrade]');
  const config = readConfig(process.env);
  if (!config.ok) return failWith(...config.error);
  const file = join(config.value.dataDir, 'kast.db');
  if (!existsSync(file)) return failWith(`there is no ${file}`);
  const report = newReport(print);
  try {
    const store = await openSqliteStore({ file, readOnly: !upgrade });
    const rules = gameRules(registry);
    await auditStore({ store, rules, upgrade, onMatch: (...found) => report.add(...found) });
    await store.close();
  } catch (reason) {
    return failWith(reason instanceof Error ? reason.message : String(reason));
  }
  for (const line of report.sum()) print(line);
  return report.faults > 0 ? 1 : 0;
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
