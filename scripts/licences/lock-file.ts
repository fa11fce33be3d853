import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Of our own: a link to a workspace, whose folder this is. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** By where it is installed; `''` is the workspace itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): LockedPackages {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { readonly packages: LockedPackages }).packages;
}
