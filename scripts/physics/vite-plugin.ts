import { wasmApart } from './wasm-apart.ts';

interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    handler(script: string): { readonly code: string; readonly map: null };
  };
}

/**
 * Node runs the package as it is. A browser would decode a megabyte and a half of text before it could
 * begin to compile, and keep it once for the page and once for workers.
 */
export function physics(): Plugin {
  return {
    name: 'physics',
    apply: 'build',
    transform: {
      filter: { id: /rapier2d-deterministic-compat\/dist\/rapier\.mjs$/ },
      handler: (script) => ({ code: wasmApart(script).code, map: null }),
    },
  };
}
