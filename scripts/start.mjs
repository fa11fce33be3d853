import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

await orStop(async () => {
  installWhenNeeded();
  const node = projectNode();
  await buildWebWhenStale(node);
  process.exitCode = await run(node, ['apps/server/src/main.ts', ...process.argv.slice(2)]);
});
