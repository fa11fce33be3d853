import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Vite is a dependency of the web app. */
export function viteCli() {
  const fromWeb = createRequire(join(root, 'apps/web/package.json'));
  return join(dirname(fromWeb.resolve('vite/package.json')), 'bin/vite.js');
}
