import { join } from 'node:path';
import { projectNode } from './setup/node.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';

const SUITES = ['cupboard', 'interleavings', 'crash', 'secret-choices', 'as-documented'];

/** The tests that draw what they try, for much longer than in `npm test`. */
await orStop(async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'test-kit', '--project', 'server', ...SUITES];
  process.exitCode = await run(projectNode(), [vitest, ...args], {
    env: { ...process.env, KAST_SOAK: '1' },
  });
});
