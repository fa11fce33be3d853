import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Not tests: drawn with the same server and browser, see `npm run screens`. */
export default defineConfig(base, {
  testDir: 'apps/web/e2e/screens',
  testMatch: process.env['KAST_FIRST_MINUTE'] ? 'first-minute.ts' : 'contact-sheets.ts',
  outputDir: '.cache/screens-run',
  timeout: 600_000,
});
