import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from './stop.mjs';

/** The same browser without a window, which is quicker by a third. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the browser tests; installed from the distribution where that is possible. */
export function chromium(): string {
  if (findProgram(SHELL) === undefined && mayInstall()) install(SHELL);
  if (findChromium() === undefined && mayInstall()) install('chromium');
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Stop(
    'The browser tests need Chromium, and there is none on the PATH.\n' +
      'Install it with your system’s package manager, for example: sudo apt-get install chromium',
  );
}

function findChromium(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined);
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Whether it worked is seen by looking for it. */
function install(name: string): void {
  console.error(`Installing ${name} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
