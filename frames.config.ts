import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Not tests: measured with the same server and browser, see `npm run bench:frames`. */
export default defineConfig(base, {
  testDir: 'apps/web/e2e/frames',
  testMatch: 'measure.ts',
  outputDir: '.cache/frames-run',
  workers: 1,
  timeout: 600_000,
});
