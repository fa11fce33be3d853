import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { packagesInPages } from './licences.ts';
import type { LockedPackages } from './lock-file.ts';

/** Names, versions and the whole licences of what the pages contain: most ask that they come along. */
export function notices(packages: LockedPackages): string {
  const parts = packagesInPages(packages).map((path) => {
    const { version, license } = packages[path] ?? {};
    const name = path.replace(/.*node_modules\//, '');
    return `${name} ${version} (${license})\n\n${licenceIn(path).trim()}\n`;
  });
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceIn(path: string): string {
  const folder = join(root, path);
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name));
  if (files.length === 0)
    throw new Error(`${path} brings no licence: add it where notices are made`);
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
