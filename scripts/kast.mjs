import { installWhenNeeded } from './setup/install.mjs';
import { projectNode } from './setup/node.mjs';
import { buildPaperWhenStale } from './setup/paper-build.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';

await orStop(async () => {
  installWhenNeeded();
  const node = projectNode();
  const asked = process.argv.slice(2);
  // The drawings are components, which Node does not read as they are.
  if (asked[0] === 'print') await buildPaperWhenStale(node);
  process.exitCode = await run(node, ['apps/cli/src/main.ts', ...asked]);
});
