import { join } from 'node:path';
import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';
import { viteCli } from './setup/vite-cli.mjs';

/** The server restarts and the page reloads when a source changes. */
await orStop(async () => {
  installWhenNeeded();
  const node = projectNode();
  const eitherEnded = new AbortController();
  const { signal } = eitherEnded;
  process.exitCode = await Promise.race([
    run(node, ['--watch', 'apps/server/src/main.ts'], { signal }),
    run(node, [viteCli(), ...process.argv.slice(2)], { cwd: join(root, 'apps/web'), signal }),
  ]);
  eitherEnded.abort();
});
