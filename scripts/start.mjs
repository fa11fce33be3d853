import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

await orStop(async () => {
  installWhenNeeded();
  const node = projectNode();
  await buildWebWhenStale(node);
  // Room for what is soon thrown away, in MB: Node's own choice takes 70 MB more with 5,000 streams, and is no faster.
  // It is tidied by the thread that needs it: on a busy machine the helpers cost more than they do, and are waited for.
  const flags = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
  const server = ['apps/server/src/main.ts', ...process.argv.slice(2)];
  process.exitCode = await run(node, [...flags, ...server]);
});
