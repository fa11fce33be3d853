import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';

await orStop(async () => {
  installWhenNeeded();
  process.exitCode = await run(projectNode(), ['scripts/suite/main.ts']);
});
