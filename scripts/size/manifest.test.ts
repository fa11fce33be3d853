import { describe, expect, it } from 'vitest';
import { filesFor, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  'games/one/nl.ts': { file: 'one.js' },
  'games/two/nl.ts': { file: 'two.js' },
  'games/two/rules/nl.ts': { file: 'rules.js' },
  'table.tsx': { file: 'table.js', imports: ['_shared.js', 'index.html'] },
};

describe('filesFor', () => {
  it('follows what is imported with a chunk', () => {
    expect([...filesFor(manifest, ['index.html'])]).toEqual(['deep.js', 'shared.js', 'index.js']);
  });

  it('counts a file once, also where chunks import each other', () => {
    expect(filesFor(manifest, ['index.html', 'table.tsx']).size).toBe(4);
  });

  it('lets a star stand for any folder', () => {
    expect([...filesFor(manifest, ['games/*/nl.ts'])]).toEqual(['one.js', 'two.js']);
  });

  it('refuses a source that the build does not know', () => {
    expect(() => filesFor(manifest, ['gone.tsx'])).toThrow('gone.tsx is not in the manifest');
  });
});
