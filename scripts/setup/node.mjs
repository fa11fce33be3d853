import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const NEEDED = 24;

/**
 * The Node to run the project with: the one that is installed with it, else the one that runs this.
 * @returns {string} its path
 */
export function projectNode() {
  const brought = join(root, 'node_modules/.bin/node');
  if (existsSync(brought) && runs(brought)) return brought;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Stop(
    `Spellenkast needs Node ${NEEDED} or newer; this is ${process.versions.node}.\n` +
      `It comes along for Linux on x64. On this machine (${process.platform} ${process.arch}) please\n` +
      `install it yourself, for example with "nvm install" (the version stands in .nvmrc).`,
  );
}

/** @param {string} version */
function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version']).status === 0;
}
