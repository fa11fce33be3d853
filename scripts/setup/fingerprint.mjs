import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
