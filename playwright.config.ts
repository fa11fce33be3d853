import { defineConfig, devices } from '@playwright/test';
import { experienced } from './apps/web/e2e/support/experienced.ts';
import { chromium, CHROMIUM_FLAGS } from './scripts/setup/chromium.ts';

const isTraced = process.env['KAST_TRACE'] !== undefined;
const address = process.env['KAST_ADDRESS'] ?? 'http://127.0.0.1';

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than two processors: half of a test is waiting.
  workers: 3,
  reporter: 'list',
  // For a slow machine with much else to do: nothing is measured here, and a pass is no slower for it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  // The real server with the built web app, on a free port, with a database of its own.
  webServer: {
    command: 'node apps/server/src/main.ts',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      // Emptied by Playwright at the beginning of every run.
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      MODERATION_SECRET: 'a-secret-of-the-settings',
      // Tests bring push services of their own, and nobody waits long for them.
      PUSH_SERVICES: '127.0.0.1',
      NOTICE_SECONDS: '1',
    },
    wait: { stdout: /open at (?<kast_address>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // Who has played before is not accompanied; the tests of a first match say otherwise.
    storageState: experienced(address),
    launchOptions: {
      executablePath: chromium(),
      args: [...CHROMIUM_FLAGS],
    },
    // Every test meets the server itself; the tests of what is kept for later say otherwise.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Beside a failed test lie a picture of each of its pages, and their trees. What was done, step by step, is written
    // down for who asks for it by KAST_TRACE=1: to write it for all of them is a sixteenth of the work of a run.
    trace: isTraced ? 'retain-on-failure' : 'off',
  },
});
