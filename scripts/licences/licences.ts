import type { LockedPackages } from './lock-file.ts';

export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Part of what is given to others: the server, the pages, the command line. */
  readonly isShipped: boolean;
}

/** What asks of us no more than to name it, which the list does. */
const FREE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/** What may be used for building and testing, but is not handed on: it asks for more than that. */
const FOR_DEVELOPING = ['MPL-2.0', 'CC-BY-4.0'];

/** Whose dependencies are shipped. */
const SHIPPED = ['apps/server', 'apps/web', 'apps/cli'];

/** Every package of others that we use, in the order of their names. */
export function licencesOf(packages: LockedPackages): readonly Licensed[] {
  const shipped = shippedIn(packages);
  return Object.entries(packages)
    .flatMap(([path, { link, version = '', license = 'unknown' }]) => {
      const name = nameAt(path);
      if (name === undefined || link) return [];
      return [{ name, version, licence: license, isShipped: shipped.has(path) }];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** `A OR B` may be taken as either, `A AND B` is both. */
export function isAllowed({
  licence,
  isShipped,
}: Pick<Licensed, 'licence' | 'isShipped'>): boolean {
  const allowed = isShipped ? FREE : [...FREE, ...FOR_DEVELOPING];
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** By where they are installed. */
function shippedIn(packages: LockedPackages): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...SHIPPED];
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
