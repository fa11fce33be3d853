import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { wasmApart } from './wasm-apart.ts';

const fromGames = createRequire(new URL('../../packages/games/package.json', import.meta.url));
const script = fromGames
  .resolve('@dimforge/rapier2d-deterministic-compat')
  .replace(/\.cjs$/, '.mjs');

describe('the WebAssembly of the physics engine', () => {
  const { code, wasm } = wasmApart(readFileSync(script, 'utf8'));

  it('is to the last byte what Node runs', () => {
    const file = readFileSync(new URL('./rapier_wasm2d_bg.wasm', `file://${script}`));
    expect(file.equals(wasm)).toBe(true);
  });

  it('is no longer part of the script', () => {
    expect(code.length).toBeLessThan(150_000);
    expect(code).toContain('module_or_path:addressOfWasm');
  });

  it('is missed where the engine no longer carries it', () => {
    expect(() => wasmApart('export const nothing = 0;')).toThrow('no WebAssembly');
  });
});
