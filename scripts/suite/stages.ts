import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCommand } from '../setup/npm-command.mjs';
import { root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import {
  add,
  failed,
  NOTHING,
  ONE_PASSED,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  untested,
  type VitestReport,
  withRunner,
} from './tally.ts';

export interface Stage {
  /** Also the npm script that runs this stage alone. */
  readonly name: string;
  /** A stage without which this one makes no sense. */
  readonly needs?: string;
  readonly run: () => Promise<Tally>;
}

/** Quick ones first: the sooner something is told, the better. */
export const STAGES: readonly Stage[] = [
  tool('texts:check'),
  tool('format:check'),
  tool('types'),
  tool('lint'),
  tool('boundaries'),
  tool('knip'),
  {
    name: 'unit',
    run: () =>
      tests({
        script: 'unit',
        report: 'unit.json',
        args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        tally: (report) => tallyUnit(report as VitestReport),
      }),
  },
  tool('build'),
  { ...tool('size'), needs: 'build' },
  {
    name: 'e2e',
    needs: 'build',
    run: () =>
      tests({
        script: 'e2e',
        report: 'e2e.json',
        args: () => ['--reporter=list,json'],
        env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        tally: (report) => tallyPlaywright(report as PlaywrightReport),
      }),
  },
];

/** Some hundred processes are started, servers among them, which all read the same sources. */
const COMPILED_ONCE = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

/** A tool counts as one check. */
function tool(name: string): Stage {
  return {
    name,
    run: async () => ((await npmRun(name, [])) === 0 ? ONE_PASSED : failed({ title: name })),
  };
}

interface TestStage {
  readonly script: string;
  readonly report: string;
  readonly args: (report: string) => string[];
  readonly env?: (report: string) => NodeJS.ProcessEnv;
  readonly tally: (report: unknown) => Tally;
}

async function tests({ script, report, args, env, tally }: TestStage): Promise<Tally> {
  const file = join(root, '.cache/reports', report);
  rmSync(file, { force: true });
  const exitCode = await npmRun(script, args(file), env?.(file));
  const tested = existsSync(file) ? tally(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  return withRunner(tested, script, exitCode);
}

/** A package without tests is as bad as a failing one, and easier to overlook. */
function tallyUnit(report: VitestReport): Tally {
  const bare = untested(report, packageFolders()).map((folder) => ({
    title: `${relative(root, folder)} has no tests`,
  }));
  return add(tallyVitest(report), failed(...bare));
}

function packageFolders(): string[] {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'src')));
}

function npmRun(script: string, args: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const npm = npmCommand(['run', '--silent', script, '--', ...args], {
    platform: process.platform,
    node: process.execPath,
    npmScript: process.env['npm_execpath'],
  });
  return run(npm.command, npm.args, {
    env: { ...process.env, ...COMPILED_ONCE, ...env },
    shell: npm.shell,
  });
}
