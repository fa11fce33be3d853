import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageFolder } from './folder.ts';

/**
 * Which sentence of the source each translation was made from: for every sentence a fingerprint of the
 * source and one of the translation, as they stood when `npm run texts` last found both in order.
 */
export interface Locked {
  readonly source: string;
  readonly own: string;
}

export const LOCK_FILE = 'texts.lock';

export function readLock(folder: LanguageFolder): ReadonlyMap<string, Locked> {
  const file = path.join(folder.folder, LOCK_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [key = '', id = '', source = '', own = ''] = line.split(' ');
        return [`${key} ${id}`, { source, own }];
      }),
  );
}

export function makeLock(lock: ReadonlyMap<string, Locked>): string {
  return [...lock]
    .map(([key, { source, own }]) => `${key} ${source} ${own}\n`)
    .toSorted()
    .join('');
}

export interface Compared {
  readonly lock: ReadonlyMap<string, Locked>;
  /** The source was changed and the translation was not. */
  readonly outOfDate: readonly string[];
}

/** A translation that was changed since is taken to be made from the source as it stands now. */
export function compareWithLock(
  folder: LanguageFolder,
  source: LanguageFolder,
  before: ReadonlyMap<string, Locked>,
  isAccepted = false,
): Compared {
  const now = fingerprints(source);
  const lock = new Map<string, Locked>();
  const outOfDate: string[] = [];
  for (const [key, own] of fingerprints(folder)) {
    const model = now.get(key);
    if (model === undefined) continue;
    const locked = before.get(key);
    const isBehind =
      !isAccepted && locked !== undefined && locked.source !== model && locked.own === own;
    if (isBehind) outOfDate.push(key);
    lock.set(key, isBehind ? locked : { source: model, own });
  }
  return { lock, outOfDate };
}

/** Sentences that are still those of the source: of a language in the making, most wait for their turn. */
export function untranslated(folder: LanguageFolder, source: LanguageFolder): readonly string[] {
  const model = fingerprints(source);
  return [...fingerprints(folder)].flatMap(([key, own]) => (model.get(key) === own ? [key] : []));
}

function fingerprints({ files }: LanguageFolder): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ name, entries }) =>
      entries
        .filter(({ attribute }) => name !== 'names' || attribute === undefined)
        .map(({ id, written }) => [`${name} ${id}`, fingerprint(written)]),
    ),
  );
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
