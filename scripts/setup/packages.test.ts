import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const PACKAGE_FILES = [
  'package.json',
  ...globSync('{packages,apps,examples,scripts}/*/package.json', { cwd: root }),
];

describe('the packages we use', () => {
  it.each(PACKAGE_FILES)('have exact versions in %s', (path) => {
    const { dependencies, devDependencies, optionalDependencies } = read(path) as PackageFile;
    const versions = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const loose = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
    expect(loose).toEqual([]);
  });

  it('can come from any registry: the lockfile holds no addresses', () => {
    const { packages } = read('package-lock.json') as LockFile;
    const addresses = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });
});
