import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';
import { viteCli } from './vite-cli.mjs';

const STAMP = join(root, 'apps/paper/.cache/built-from');
const BUILT = join(root, 'apps/paper/dist');
const PRINTED = join(BUILT, 'print');

const SOURCES = [
  'package-lock.json',
  'apps/paper/package.json',
  'apps/paper/src',
  'apps/paper/vite.config.ts',
  'packages/games/src',
  'packages/kernel/src',
  'packages/ui/src',
  'scripts/paper',
  'scripts/texts',
];

/**
 * Builds what prints, where its sources changed since the last time.
 * @param {string} node the Node to build with
 */
export async function buildPaperWhenStale(node) {
  const sources = fingerprint(root, SOURCES);
  const isBuilt = existsSync(join(BUILT, 'paper.js')) && existsSync(STAMP);
  if (isBuilt && readFileSync(STAMP, 'utf8') === sources) return;
  console.error('Building what prints …');
  const args = [viteCli(), 'build', '--logLevel', 'warn'];
  const code = await run(node, args, { cwd: join(root, 'apps/paper') });
  if (code !== 0) throw new Stop('What prints could not be built: see above.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

/**
 * Every game on every paper in every language, printed once for each version of what prints.
 * @param {string} node
 */
export async function printGamesWhenStale(node) {
  await buildPaperWhenStale(node);
  // Building empties the folder.
  if (existsSync(PRINTED)) return;
  console.error('Printing the games …');
  const code = await run(node, [join(root, 'scripts/paper/main.ts')]);
  if (code !== 0) throw new Stop('The games could not be printed: see above.');
}

/**
 * Lays the printed games beside the web app: the server hands them out like its other files.
 * @param {string} webDir
 */
export function layPaperIn(webDir) {
  cpSync(PRINTED, join(webDir, 'print'), { recursive: true });
}
