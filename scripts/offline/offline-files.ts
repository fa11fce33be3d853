import { createHash } from 'node:crypto';
import type { FileGroups } from './group-files.ts';

/** A file that is handed out under its own name, whatever is in it. */
export interface PublicFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The list that a device works by. Its version is another one whenever any of the files is. */
export function offlineFiles(
  groups: FileGroups,
  document: string,
  publicFiles: readonly PublicFile[],
): FileGroups & { readonly version: string } {
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);
  const named = publicFiles.map(({ name }) => name);
  return {
    version: versionOf(groups, document, publicFiles),
    app: ['/index.html', '/offline-files.json', ...addresses(named), ...addresses(groups.app)],
    games: Object.fromEntries(
      Object.entries(groups.games).map(([game, files]) => [game, addresses(files)]),
    ),
  };
}

/** Of files with a hash in their name the name is enough. */
function versionOf(
  groups: FileGroups,
  document: string,
  publicFiles: readonly PublicFile[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(groups)).update(document);
  for (const { name, content } of publicFiles) hash.update(name).update(content);
  return hash.digest('hex').slice(0, 16);
}
