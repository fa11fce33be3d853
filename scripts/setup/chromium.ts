import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from './stop.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the browser tests; installed from the distribution where that is possible. */
export function chromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && findProgram('apt-get') !== undefined) installChromium();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Stop(
    'The browser tests need Chromium, and there is none on the PATH.\n' +
      'Install it with your system’s package manager, for example: sudo apt-get install chromium',
  );
}

function findChromium(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined);
}

function installChromium(): void {
  console.error('Installing Chromium (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
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
