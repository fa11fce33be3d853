import { chromium } from './setup/chromium.ts';
import { projectNode } from './setup/node.mjs';
import { playwrightCli } from './setup/playwright-cli.mjs';
import { run } from './setup/run.mjs';
import { orStop } from './setup/stop.mjs';
import { buildWebWhenStale } from './setup/web-build.mjs';

await orStop(async () => {
  chromium();
  await buildWebWhenStale(projectNode());
  process.exitCode = await run(projectNode(), [playwrightCli(), 'test', ...process.argv.slice(2)]);
});
