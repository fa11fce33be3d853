import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** To be run by Node: what npm puts beside it under a shorter name cannot be started alike everywhere. */
export function playwrightCli() {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@playwright/test/package.json')), 'cli.js');
}
