import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../setup/npm-command.mjs';
import { Stop } from '../setup/stop.mjs';

const FOLDER = import.meta.dirname;

export const LIGHTHOUSE = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** It brings a hundred packages that nothing else needs: they come when it is first run. */
export function installLighthouse(): void {
  if (existsSync(LIGHTHOUSE)) return;
  console.error('Installing Lighthouse (npm ci) …');
  const npm = npmCommand(['ci', '--workspaces=false', '--no-audit', '--loglevel=error'], {
    platform: process.platform,
    node: process.execPath,
    npmScript: process.env['npm_execpath'],
  });
  const { status } = spawnSync(npm.command, npm.args, {
    cwd: FOLDER,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: npm.shell,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  if (status !== 0) throw new Stop('Lighthouse could not be installed: see above.');
}
