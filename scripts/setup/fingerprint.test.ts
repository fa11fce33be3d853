import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder: string;
let before: string;

const now = () => fingerprint(folder, ['page.html', 'src', 'not-there']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'src/inner'), { recursive: true });
  writeFileSync(join(folder, 'page.html'), 'page');
  writeFileSync(join(folder, 'src/inner/a.ts'), 'a');
  before = now();
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('fingerprint', () => {
  it('stays the same when only times change', () => {
    utimesSync(join(folder, 'page.html'), 0, 0);
    expect(now()).toBe(before);
  });

  it('changes with the contents of a file', () => {
    writeFileSync(join(folder, 'src/inner/a.ts'), 'b');
    expect(now()).not.toBe(before);
  });

  it('changes with the name of a file', () => {
    renameSync(join(folder, 'src/inner/a.ts'), join(folder, 'src/inner/b.ts'));
    expect(now()).not.toBe(before);
  });

  it('changes with a new file', () => {
    writeFileSync(join(folder, 'src/b.css'), '');
    expect(now()).not.toBe(before);
  });

  it('does not look at tests', () => {
    writeFileSync(join(folder, 'src/inner/a.test.ts'), '');
    expect(now()).toBe(before);
  });
});
