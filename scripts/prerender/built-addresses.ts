import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../size/manifest.ts';

const SOURCE = /(?:file:\/\/|\/@fs)(\/[^"'()\s&]+\.\w+)/g;

/** Names pictures as the build does: while rendering they still lie where their sources do. */
export function builtAddresses(manifest: Manifest, base: string): (html: string) => string {
  return (html) =>
    html.replaceAll(SOURCE, (_, path: string) => {
      const source = relative(base, fileURLToPath(`file://${path}`)).replaceAll('\\', '/');
      const file = manifest[source]?.file;
      if (file === undefined) throw new Error(`${source} is not in the manifest of the build`);
      return `/${file}`;
    });
}
