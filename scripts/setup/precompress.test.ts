import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a.js'), 'play();');
  writeFileSync(join(folder, 'assets/font.woff2'), 'already compressed');
  precompress(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('precompress', () => {
  it('puts both forms beside a text, also in inner folders', () => {
    const path = join(folder, 'assets/a.js');
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe('play();');
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe('play();');
  });

  it('leaves alone what is compressed already, its own work included', () => {
    precompress(folder);
    const files = ['a.js', 'a.js.br', 'a.js.gz', 'font.woff2'];
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(files);
  });
});
