import { existsSync, globSync } from 'node:fs';

/**
 * Declarations beside the source that they were made from. TypeScript writes them there when a file is
 * imported from outside of its project, which it also refuses: what is left would be believed by others.
 */
export function strayDeclarations(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.d.ts`, { exclude: isNotOurs }))
    .filter((file) => ['.ts', '.tsx'].some((end) => existsSync(file.replace(/\.d\.ts$/, end))))
    .toSorted();
}

function isNotOurs(path: string): boolean {
  return /(^|[\\/])(node_modules|dist|\.cache)$/.test(path);
}
