import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Database } from './deployment.ts';
import type { Findings, InjectedFault } from './findings.ts';
import { runSoak, type SoakOptions } from './run-soak.ts';

const USAGE =
  'npm run soak -- [--minutes M] [--database sqlite|postgres] [--tables N] [--seed TEXT]';

process.exit(await soak(process.argv.slice(2)));

/** 0: nothing was lost and everything agrees; 1: something was wrong; 2: it could not begin. */
async function soak(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const findings = await runSoak(options);
  for (const problem of findings.problems) print(`wrong: ${problem}`);
  for (const [name, milliseconds] of findings.longestDown()) {
    print(`longest a stream was down, ${name}: ${(milliseconds / 1000).toFixed(1)} s`);
  }
  print(summary(options, findings));
  return findings.problems.length > 0 ? 1 : 0;
}

type Asked = SoakOptions & { readonly minutes: number };

function readOptions(args: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: '3' },
        database: { type: 'string', default: 'sqlite' },
        tables: { type: 'string', default: '12' },
        seed: { type: 'string', default: String(process.pid) },
      },
    });
    const { database, seed } = values;
    const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
    if (!isDatabase(database) || !(minutes > 0) || !(tables > 0)) return undefined;
    return { database, minutes, seconds: 60 * minutes, tables, seed, onFault: tellFault };
  } catch {
    return undefined;
  }
}

function tellFault({ name, from, to }: InjectedFault): void {
  print(`  ${name}: ready again after ${((to - from) / 1000).toFixed(1)} s`);
}

function isDatabase(text: string): text is Database {
  return text === 'sqlite' || text === 'postgres';
}

function summary({ database, seed, minutes }: Asked, findings: Findings): string {
  const { matches, finished, acknowledged, faults, problems } = findings;
  return (
    `soak: ${database}, ${minutes} min, seed ${seed}: ` +
    `${matches.size} matches (${finished} to their end), ${acknowledged.length} decisions acknowledged, ` +
    `${faults.length} faults, ${problems.length} problems`
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
