import { chromium } from '../setup/chromium.ts';
import { projectNode } from '../setup/node.mjs';
import { playwrightCli } from '../setup/playwright-cli.mjs';
import { run } from '../setup/run.mjs';
import { orStop } from '../setup/stop.mjs';
import { buildWebWhenStale } from '../setup/web-build.mjs';
import { readFlags, SCREENS_USAGE } from './flags.ts';

/** `npm run screens`: every table on contact sheets, for the eye. */
await orStop(async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) {
    console.log(SCREENS_USAGE);
    return;
  }
  chromium();
  await buildWebWhenStale(projectNode());
  process.exitCode = await run(
    projectNode(),
    [playwrightCli(), 'test', '--config', 'screens.config.ts'],
    {
      env: {
        ...process.env,
        KAST_SCREENS: JSON.stringify(flags.chosen),
        ...(flags.isFirstMinute ? { KAST_FIRST_MINUTE: 'yes' } : {}),
      },
    },
  );
});
