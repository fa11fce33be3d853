import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { layPaperIn, printGamesWhenStale } from './paper-build.mjs';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';
import { viteCli } from './vite-cli.mjs';

const STAMP = join(root, 'apps/web/.cache/built-from');

const SOURCES = [
  'package-lock.json',
  'apps/paper/package.json',
  'apps/paper/src',
  'apps/paper/vite.config.ts',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'packages/bots/src',
  'packages/games/src',
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/ui/src',
  'scripts/licences',
  'scripts/offline',
  'scripts/physics',
  'scripts/paper',
  'scripts/previews',
  'scripts/prerender',
  'scripts/texts',
];

/**
 * Builds the web app where its sources changed since the last time.
 * @param {string} node the Node to build with
 */
export async function buildWebWhenStale(node) {
  const isBuilt = existsSync(join(root, 'apps/web/dist/index.html')) && existsSync(STAMP);
  if (isBuilt && readFileSync(STAMP, 'utf8') === fingerprint(root, SOURCES)) return;
  console.error('Building the web app …');
  await buildWeb(node);
}

/** @param {string} node */
export async function buildWeb(node) {
  const sources = fingerprint(root, SOURCES);
  const code = await run(node, [viteCli(), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
  });
  if (code !== 0) throw new Stop('The web app could not be built: see above.');
  const rendered = await run(node, [join(root, 'scripts/prerender/main.ts')]);
  if (rendered !== 0) throw new Stop('The pages could not be rendered: see above.');
  precompress(join(root, 'apps/web/dist'));
  await printGamesWhenStale(node);
  layPaperIn(join(root, 'apps/web/dist'));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}
