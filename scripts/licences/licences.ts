import type { LockedPackages } from './lock-file.ts';

export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Part of what is given to others: the server, the pages, the command line. */
  readonly isShipped: boolean;
}

/** What may be handed on with its notice: `licences.txt`, which the build puts beside the pages, has them. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/** What may be used for building and testing, but is not handed on: it asks for more than that. */
const FOR_DEVELOPING = ['MPL-2.0', 'CC-BY-4.0'];

/** Whose dependencies are shipped. */
const SHIPPED = ['apps/server', 'apps/web', 'apps/cli', 'apps/paper'];

/** What the file LICENSE in a package says where its package.json is silent: read for that version. */
const SAID_IN_FILE: Readonly<Record<string, string>> = { 'png-js 2.0.0': 'MIT' };

/** Every package of others that we use, in the order of their names. */
export function licencesOf(packages: LockedPackages): readonly Licensed[] {
  const shipped = neededBy(packages, SHIPPED);
  return Object.entries(packages)
    .flatMap(([path, { link, version = '', license }]) => {
      const name = nameAt(path);
      if (name === undefined || link) return [];
      const licence = license ?? SAID_IN_FILE[`${name} ${version}`] ?? 'unknown';
      return [{ name, version, licence, isShipped: shipped.has(path) }];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** `A OR B` may be taken as either, `A AND B` is both. What mixes them is left for somebody to read. */
export function isAllowed({
  licence,
  isShipped,
}: Pick<Licensed, 'licence' | 'isShipped'>): boolean {
  const allowed = isShipped ? FREE : [...FREE, ...FOR_DEVELOPING];
  const names = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const [isChoice, isSum] = [licence.includes(' OR '), licence.includes(' AND ')];
  if (isChoice && isSum) return false;
  const isFine = (name: string) => allowed.includes(name);
  return isChoice ? names.some(isFine) : names.every(isFine);
}

/** Where each package of others is installed that the pages are made with, in the order of their names. */
export function packagesInPages(packages: LockedPackages): readonly string[] {
  const needed = [...neededBy(packages, ['apps/web'])];
  return needed.filter((path) => nameAt(path) !== undefined).toSorted();
}

/** By where they are installed. */
function neededBy(packages: LockedPackages, apps: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...apps];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = installedAt(packages, path, name);
      if (at !== undefined) waiting.push(at);
    }
  }
  return found;
}

/** As Node looks for it: in the folder of who asks, then in each above it. */
function installedAt(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const there = packages[at];
    if (there) return there.link ? there.resolved : at;
    if (folder === '') return undefined;
  }
}

function nameAt(path: string): string | undefined {
  return /.*(?:^|\/)node_modules\/(.+)$/.exec(path)?.[1];
}
