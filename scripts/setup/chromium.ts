import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import { playwrightCli } from './playwright-cli.mjs';
import { Stop } from './stop.mjs';

/** The same browser without a window, which is quicker by a third. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** For machines without a screen, and nothing of what a browser does by itself. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The browser for the browser tests; installed where that is possible. */
export function chromium(): string {
  for (const source of browserSources(machine())) {
    const found = FROM[source]();
    if (found !== undefined) return found;
  }
  throw new Stop(
    'The browser tests need Chromium. There is none on the PATH, and it could not be installed.\n' +
      'Install it with your system’s package manager (sudo apt-get install chromium), or by\n' +
      'npx playwright install --no-shell chromium',
  );
}

export type BrowserSource = 'quick' | 'distribution' | 'path' | 'playwright';

export interface Machine {
  readonly platform: NodeJS.Platform;
  /** Whoever may install packages of the distribution. */
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

/** Where to look, in turn. Playwright brings one of its own for macOS, Windows and some distributions. */
export function browserSources({ platform, isRoot, hasApt }: Machine): readonly BrowserSource[] {
  const mayInstall = platform === 'linux' && isRoot && hasApt;
  return ['quick', ...(mayInstall ? (['distribution'] as const) : []), 'path', 'playwright'];
}

const FROM: Readonly<Record<BrowserSource, () => string | undefined>> = {
  quick: () => findProgram(SHELL),
  distribution: () => {
    installPackage(SHELL);
    if (findChromium() === undefined) installPackage('chromium');
    return findChromium();
  },
  path: findChromium,
  playwright: () => {
    const path = playwrightChromium.executablePath();
    if (existsSync(path)) return path;
    console.error('Installing Chromium (playwright) …');
    const args = [playwrightCli(), 'install', '--no-shell', 'chromium'];
    spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return existsSync(path) ? path : undefined;
  },
};

function machine(): Machine {
  const { platform } = process;
  const hasApt = findProgram('apt-get') !== undefined;
  return { platform, isRoot: process.getuid?.() === 0, hasApt };
}

function findChromium(): string | undefined {
  return NAMES.map(findProgram).find((path) => path !== undefined);
}

/** Whether it worked is seen by looking for it. */
function installPackage(name: string): void {
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
