import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

const STAMP = join(root, 'apps/web/.cache/built-from');

const SOURCES = [
  'package-lock.json',
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
  precompress(join(root, 'apps/web/dist'));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

export function viteCli() {
  const fromWeb = createRequire(join(root, 'apps/web/package.json'));
  return join(dirname(fromWeb.resolve('vite/package.json')), 'bin/vite.js');
}

/**
 * Names and contents of all files at these paths, tests excepted, as one hash: unlike times, it
 * survives a fresh checkout and a change of branch and back.
 * @param {string} base
 * @param {readonly string[]} paths
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesAt(base, path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(base, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]} sorted, relative to the base
 */
function filesAt(base, path) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .filter((name) => !/(\.test|^testing)\.tsx?$/.test(name))
    .flatMap((name) => filesAt(base, `${path}/${name}`));
}
