import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

/**
 * Installs what the lockfile names, where that is not there yet. Runs before anything is installed,
 * on whatever Node the machine has.
 */
export function installWhenNeeded() {
  const lock = readLock(join(root, 'package-lock.json'));
  if (lock === undefined) throw new Stop('package-lock.json is missing: is this a whole clone?');
  if (isInstalled(lock, readLock(join(root, 'node_modules/.package-lock.json')))) return;
  // Everything goes to the error stream: what a command prints may be read by another program.
  console.error('Installing packages (npm ci) …');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: pathWithoutOwnNode(process.env['PATH'] ?? '') },
  });
  if (npm.status !== 0) throw new Stop('npm ci failed: see above.');
}

/**
 * Whether every package of the lockfile stands in node_modules in that version. Optional ones may be
 * missing: they are for other machines.
 * @param {Lock} lock
 * @param {Lock | undefined} installed what npm notes in node_modules/.package-lock.json
 */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  if (!existsSync(path)) return undefined;
  return /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * npm empties node_modules first, and with it the Node that it may be running on.
 * @param {string} path
 */
function pathWithoutOwnNode(path) {
  const own = join(root, 'node_modules');
  return path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(delimiter);
}
