import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';

await orStop(async () => {
  installWhenNeeded();
  const args = ['apps/cli/src/main.ts', ...process.argv.slice(2)];
  process.exitCode = await run(projectNode(), args);
});
